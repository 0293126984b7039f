/**
 * @generated SignedSource<<425a07de14e0f575e69bb9e6f9397642>>
 * @relayHash 375f05d45e791c79b47febc32d787e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb6228c4deb0853ef7ae8f72f758529fc4fef7b0750b7187f63b770de535f071

import { ConcreteRequest } from 'relay-runtime';
export type DeleteWebhookInput = {
  id: string;
};
export type DeleteWebhookDialogMutation$variables = {
  input: DeleteWebhookInput;
};
export type DeleteWebhookDialogMutation$data = {
  readonly deleteWebhook: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type DeleteWebhookDialogMutation = {
  response: DeleteWebhookDialogMutation$data;
  variables: DeleteWebhookDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteWebhookDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteWebhookPayload",
        "kind": "LinkedField",
        "name": "deleteWebhook",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteWebhookDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteWebhookPayload",
        "kind": "LinkedField",
        "name": "deleteWebhook",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eb6228c4deb0853ef7ae8f72f758529fc4fef7b0750b7187f63b770de535f071",
    "metadata": {},
    "name": "DeleteWebhookDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36f8bd8e294d9636df166f23b6d36a08";

export default node;
