/**
 * @generated SignedSource<<22c0316d343cdfea6a73615a3d438d2e>>
 * @relayHash 76b66a0c4cd12c4c971e3fb115792819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d1c864ecb3d4daf939d1f0489f143411f84662b54a0225819f948a2f494202

import { ConcreteRequest } from 'relay-runtime';
export type SetMailSubscriptionInput = {
  isOn: boolean;
  token: string;
};
export type UnsubscribeFormMutation$variables = {
  input: SetMailSubscriptionInput;
};
export type UnsubscribeFormMutation$data = {
  readonly setMailSubscription: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly subscription: {
      readonly isOn: boolean;
    } | null | undefined;
  };
};
export type UnsubscribeFormMutation = {
  response: UnsubscribeFormMutation$data;
  variables: UnsubscribeFormMutation$variables;
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
    "concreteType": "SetMailSubscriptionPayload",
    "kind": "LinkedField",
    "name": "setMailSubscription",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailSubscription",
        "kind": "LinkedField",
        "name": "subscription",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
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
    "name": "UnsubscribeFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribeFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d5d1c864ecb3d4daf939d1f0489f143411f84662b54a0225819f948a2f494202",
    "metadata": {},
    "name": "UnsubscribeFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc3d419b65976457bd67a199ee06235c";

export default node;
