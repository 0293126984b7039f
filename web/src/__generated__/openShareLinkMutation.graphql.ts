/**
 * @generated SignedSource<<3bca7bf56786ebbd2998026cf51dbc43>>
 * @relayHash d406931e1e2d2d8bf6834839ac08b018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5db167b991f21bcc25b31ae25c94bb72cad331d6b771eee9e031dd56293a4ab1

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
    "id": "5db167b991f21bcc25b31ae25c94bb72cad331d6b771eee9e031dd56293a4ab1",
    "metadata": {},
    "name": "openShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e0b8a19b4337bd22c983723a777ce46";

export default node;
