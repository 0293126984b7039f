/**
 * @generated SignedSource<<d381ce2ee5feb9ae76aef233eda82ff9>>
 * @relayHash aa7f21c14552be853e3c1d0dc166d1e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0966dc78a7e1a9916b82ddf7f77f2b30069ae3e33a43ab4e999dca0b76b7a2

import { ConcreteRequest } from 'relay-runtime';
export type RedeemCodeInput = {
  code: string;
};
export type RedeemFormMutation$variables = {
  input: RedeemCodeInput;
};
export type RedeemFormMutation$data = {
  readonly redeemCode: {
    readonly days: number | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type RedeemFormMutation = {
  response: RedeemFormMutation$data;
  variables: RedeemFormMutation$variables;
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
    "concreteType": "RedeemCodePayload",
    "kind": "LinkedField",
    "name": "redeemCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "days",
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
    "name": "RedeemFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RedeemFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8d0966dc78a7e1a9916b82ddf7f77f2b30069ae3e33a43ab4e999dca0b76b7a2",
    "metadata": {},
    "name": "RedeemFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8b35d1ff8cbd595c944fa05774c9f135";

export default node;
