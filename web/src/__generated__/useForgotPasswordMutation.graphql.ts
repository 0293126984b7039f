/**
 * @generated SignedSource<<bad661b8cfe19fe8aae1340e6f73bc91>>
 * @relayHash c0b702b6c43b612ae7415bd8295ba5fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196ef5b3ae50a3535b0cfab0f07118bffa4737ef0b2f30135ac0ac40618255e0

import { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
};
export type useForgotPasswordMutation$variables = {
  input: RequestPasswordResetInput;
};
export type useForgotPasswordMutation$data = {
  readonly requestPasswordReset: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
    readonly sentToEmail: string | null | undefined;
  };
};
export type useForgotPasswordMutation = {
  response: useForgotPasswordMutation$data;
  variables: useForgotPasswordMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentToEmail",
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
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
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
    "name": "useForgotPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useForgotPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "196ef5b3ae50a3535b0cfab0f07118bffa4737ef0b2f30135ac0ac40618255e0",
    "metadata": {},
    "name": "useForgotPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3d1f8ceae6c6ed6211ef9c25072411a";

export default node;
