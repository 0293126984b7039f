/**
 * @generated SignedSource<<0ea0f40380e0522ddcce66d1e9aaaa22>>
 * @relayHash da663bb0d7a1bb4fd23261dc2b67a376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 719b4bbb21466ae96b86a3eff718980169be7a64b9e14a1fe68b3246adb39375

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "id": "719b4bbb21466ae96b86a3eff718980169be7a64b9e14a1fe68b3246adb39375",
    "metadata": {},
    "name": "useSupportFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94f7321b1f5dc5a3083ddc3955bb2491";

export default node;
