/**
 * @generated SignedSource<<fa4a6b8ff42f37f02a54d712bac4b191>>
 * @relayHash 1c0318d94ff1ad8543904678501d8ec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7bcd5ad12d62480e7badd32d97f97a2d0f20f687da6ea6d52e2c5eee2758d7f

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "b7bcd5ad12d62480e7badd32d97f97a2d0f20f687da6ea6d52e2c5eee2758d7f",
    "metadata": {},
    "name": "ContactBillingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f68db4067006fb00c79e362aa28f807a";

export default node;
