/**
 * @generated SignedSource<<74ae792000c5bf65d1be3c6dbbe9775d>>
 * @relayHash 41da65247923e4d9c1295875e677335b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d581c9211a49e9d84ddc2e307c2f482d934a372550b11a6ee578ed082cd2a8b

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type OpenShareLinkInput = {
  encryptedParam: string;
  password?: string | null | undefined;
};
export type shareDoorMutation$variables = {
  input: OpenShareLinkInput;
};
export type shareDoorMutation$data = {
  readonly openShareLink: {
    readonly passwordNeeded: boolean;
    readonly problem: {
      readonly code: ErrorCode;
      readonly message: string;
    } | null | undefined;
    readonly token: string | null | undefined;
  };
};
export type shareDoorMutation = {
  response: shareDoorMutation$data;
  variables: shareDoorMutation$variables;
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
    "name": "shareDoorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shareDoorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0d581c9211a49e9d84ddc2e307c2f482d934a372550b11a6ee578ed082cd2a8b",
    "metadata": {},
    "name": "shareDoorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31b244a9ece4fd1236a049981ecf0ffd";

export default node;
