/**
 * @generated SignedSource<<444bf66cf6ae37097fa0d082a1fcb5e4>>
 * @relayHash 741571b42b7b4983f0f0eb86f3ddd9dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468a5b7a2544bd96bc1ad75c91480e7b1ece2403e6153e99906e6ed2cf7cb4b5

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type OpenShareLinkInput = {
  encryptedParam: string;
  password?: string | null | undefined;
};
export type openShareLinkMutation$variables = {
  input: OpenShareLinkInput;
};
export type openShareLinkMutation$data = {
  readonly openShareLink: {
    readonly passwordNeeded: boolean;
    readonly problem: {
      readonly code: ErrorCode;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly token: string | null | undefined;
  };
};
export type openShareLinkMutation = {
  response: openShareLinkMutation$data;
  variables: openShareLinkMutation$variables;
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
    "concreteType": "OpenShareLinkPayload",
    "kind": "LinkedField",
    "name": "openShareLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "token",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordNeeded",
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
            "name": "code",
            "storageKey": null
          },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openShareLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openShareLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "468a5b7a2544bd96bc1ad75c91480e7b1ece2403e6153e99906e6ed2cf7cb4b5",
    "metadata": {},
    "name": "openShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "692b8bdba40eae0104f6e3cfc12db267";

export default node;
