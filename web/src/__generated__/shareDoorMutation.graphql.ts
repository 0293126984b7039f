/**
 * @generated SignedSource<<c357f4a2aeab54040b8c73ec1e4f4596>>
 * @relayHash 3ea9c6eb52fe0a984f388c1db2c9c8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a15089360b894b582a4cf5b1b1d80a2cf127a767ac17e893eda4dfee76e8294d

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "a15089360b894b582a4cf5b1b1d80a2cf127a767ac17e893eda4dfee76e8294d",
    "metadata": {},
    "name": "shareDoorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7f0c509c9a5056ec7ba3cec26169163";

export default node;
