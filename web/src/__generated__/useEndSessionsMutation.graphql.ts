/**
 * @generated SignedSource<<d8213b5aea37eb5028cd16b443197980>>
 * @relayHash 677eda9aa239575f793ea290056a0042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfce96ee1c9b98c3f04d94b413159bf3d7ee74a427c8136a0e58b18a85b5b9b9

import { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  sessionId: string;
};
export type useEndSessionsMutation$variables = {
  input: EndSessionInput;
};
export type useEndSessionsMutation$data = {
  readonly endSession: {
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
export type useEndSessionsMutation = {
  response: useEndSessionsMutation$data;
  variables: useEndSessionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EndSessionPayload",
    "kind": "LinkedField",
    "name": "endSession",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cfce96ee1c9b98c3f04d94b413159bf3d7ee74a427c8136a0e58b18a85b5b9b9",
    "metadata": {},
    "name": "useEndSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bd2751bdab5d880c4f1d64c56a1c7be";

export default node;
