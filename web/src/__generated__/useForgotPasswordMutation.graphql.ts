/**
 * @generated SignedSource<<bc8279c0c2f2ed05526ba94993d6ce1b>>
 * @relayHash da61b8f5f995d1d80b7e58202a4ef743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72aa0338b58870066c0e19c69219dc70914a16048856fc23b89418ff5d5ad60

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
    "id": "e72aa0338b58870066c0e19c69219dc70914a16048856fc23b89418ff5d5ad60",
    "metadata": {},
    "name": "useForgotPasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0aed493843a5c96e9b046429b1c27e45";

export default node;
