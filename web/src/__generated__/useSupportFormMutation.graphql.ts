/**
 * @generated SignedSource<<cd78a136827c2bc0078355f9985f8cec>>
 * @relayHash 65e6ab085958da2e0cd48c9d4fd85e93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f10c5aad6aac61f2f8d26b9d62224daef5e0f7bb14993dcc28fbc3ea32fa296

import { ConcreteRequest } from 'relay-runtime';
export type SendSupportMessageInput = {
  message: string;
  subject: string;
};
export type useSupportFormMutation$variables = {
  input: SendSupportMessageInput;
};
export type useSupportFormMutation$data = {
  readonly sendSupportMessage: {
    readonly isSent: boolean;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useSupportFormMutation = {
  response: useSupportFormMutation$data;
  variables: useSupportFormMutation$variables;
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
    "concreteType": "SendSupportMessagePayload",
    "kind": "LinkedField",
    "name": "sendSupportMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSent",
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
    "name": "useSupportFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSupportFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f10c5aad6aac61f2f8d26b9d62224daef5e0f7bb14993dcc28fbc3ea32fa296",
    "metadata": {},
    "name": "useSupportFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59f57fa4de12889de82322e06e99958a";

export default node;
