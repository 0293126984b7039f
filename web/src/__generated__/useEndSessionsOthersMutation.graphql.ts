/**
 * @generated SignedSource<<190eec1d181077f9bbdfb1b1e7c6099d>>
 * @relayHash 1811c715ec75da24cc3003f21ac9d685
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99fe6410f1f3c8557013c3a631c232e818916ed50c0bbb5b2d397361012b6601

import { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsOthersMutation$variables = Record<PropertyKey, never>;
export type useEndSessionsOthersMutation$data = {
  readonly endOtherSessions: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "id": "99fe6410f1f3c8557013c3a631c232e818916ed50c0bbb5b2d397361012b6601",
    "metadata": {},
    "name": "useEndSessionsOthersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56ab7b22abc5a4c7f193435ffaeb3b5d";

export default node;
