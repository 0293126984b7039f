/**
 * @generated SignedSource<<020da973a0cdbf1b9eaa8a59a751853f>>
 * @relayHash 00c602d82d548030c5607d0764eaaf79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a6b0a60ef346d9e685cef92cc4057391903c383fa5afcdfa2c41e2ded9a18f

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "42a6b0a60ef346d9e685cef92cc4057391903c383fa5afcdfa2c41e2ded9a18f",
    "metadata": {},
    "name": "RedeemFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "546c6663c708f659a029ef21b9eab41b";

export default node;
