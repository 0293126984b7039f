/**
 * @generated SignedSource<<606910d9b82bbb07ca70bafa5a364121>>
 * @relayHash d4e3c5cc2f7f04492cbf9922dbb450a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38066481ca05e269f209fbe01c4aa80389bd157933b7b3e4722972aea540b8e3

import { ConcreteRequest } from 'relay-runtime';
export type SendSupportMessageInput = {
  message: string;
  subject: string;
};
export type ContactBillingMutation$variables = {
  input: SendSupportMessageInput;
};
export type ContactBillingMutation$data = {
  readonly sendSupportMessage: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type ContactBillingMutation = {
  response: ContactBillingMutation$data;
  variables: ContactBillingMutation$variables;
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
    "name": "ContactBillingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactBillingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "38066481ca05e269f209fbe01c4aa80389bd157933b7b3e4722972aea540b8e3",
    "metadata": {},
    "name": "ContactBillingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7428c267512d28b776b94341bb5abea";

export default node;
