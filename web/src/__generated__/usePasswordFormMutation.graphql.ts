/**
 * @generated SignedSource<<d594b17cdcbd7b3bcbb360400b9a886c>>
 * @relayHash b2e578a0bc1f205a77c37c9357d90617
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 057729874bf6b75e7d78436c0f417e711ed8ac66287b13aed8acc32b147647cc

import { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type usePasswordFormMutation$variables = {
  input: ChangePasswordInput;
};
export type usePasswordFormMutation$data = {
  readonly changePassword: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
  };
};
export type usePasswordFormMutation = {
  response: usePasswordFormMutation$data;
  variables: usePasswordFormMutation$variables;
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
    "concreteType": "ChangePasswordPayload",
    "kind": "LinkedField",
    "name": "changePassword",
    "plural": false,
    "selections": [
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
    "name": "usePasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "057729874bf6b75e7d78436c0f417e711ed8ac66287b13aed8acc32b147647cc",
    "metadata": {},
    "name": "usePasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "538bf47ffe0d16e627a31d7ca074834a";

export default node;
