/**
 * @generated SignedSource<<fa09a93b7cf2e759424c6c9afe7ede08>>
 * @relayHash 083a0741fad0f7ea9131d426da81ddde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2a7080a21b7cd16d61c7c156fb84838a611da6630bef38bfc5b900634d4b87d

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
    "id": "a2a7080a21b7cd16d61c7c156fb84838a611da6630bef38bfc5b900634d4b87d",
    "metadata": {},
    "name": "UnsubscribeFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39125e3e9b930f4c8f44af9732cfc0aa";

export default node;
