/**
 * @generated SignedSource<<64e342e011c2aeb73ed13c1e218e2f45>>
 * @relayHash 7dfb7a17f6fb08717734f4d9fe32f6f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bddfbe7647e05dd6f6f2eafe58a26df4302b44c39916c7165ab14242de0753d

import { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsOthersMutation$variables = Record<PropertyKey, never>;
export type useEndSessionsOthersMutation$data = {
  readonly endOtherSessions: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
    readonly sessions: ReadonlyArray<{
      readonly device: string;
      readonly isCurrent: boolean;
      readonly lastSeenAt: string;
      readonly sessionId: string;
      readonly signedInAt: string;
    }> | null | undefined;
  };
};
export type useEndSessionsOthersMutation = {
  response: useEndSessionsOthersMutation$data;
  variables: useEndSessionsOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EndOtherSessionsPayload",
    "kind": "LinkedField",
    "name": "endOtherSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MemberSession",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sessionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedInAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSeenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCurrent",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEndSessionsOthersMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2bddfbe7647e05dd6f6f2eafe58a26df4302b44c39916c7165ab14242de0753d",
    "metadata": {},
    "name": "useEndSessionsOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "962850615e20bfa7d5516c49c06d87a0";

export default node;
