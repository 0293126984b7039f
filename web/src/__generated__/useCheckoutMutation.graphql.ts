/**
 * @generated SignedSource<<9ad7e09d7952f2d450c6f2e568084fd9>>
 * @relayHash efeeb907b422e9a6112b04fdb7708b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ede57826d745f8e9de95ab7ae0c697c14c1d982e718e77f5d5b944a4305dfdb3

import { ConcreteRequest } from 'relay-runtime';
export type BillingCycle = "MONTH" | "YEAR" | "%future added value";
export type BuyPlanInput = {
  card?: CardInput | null | undefined;
  cycle: BillingCycle;
  planId: number;
};
export type CardInput = {
  cvc: string;
  expMonth: number;
  expYear: number;
  holder: string;
  number: string;
};
export type useCheckoutMutation$variables = {
  input: BuyPlanInput;
};
export type useCheckoutMutation$data = {
  readonly buyPlan: {
    readonly invoiceId: string | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
    readonly url: string | null | undefined;
  };
};
export type useCheckoutMutation = {
  response: useCheckoutMutation$data;
  variables: useCheckoutMutation$variables;
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
    "concreteType": "BuyPlanPayload",
    "kind": "LinkedField",
    "name": "buyPlan",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "invoiceId",
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
    "name": "useCheckoutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckoutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ede57826d745f8e9de95ab7ae0c697c14c1d982e718e77f5d5b944a4305dfdb3",
    "metadata": {},
    "name": "useCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a003c1f3196eec3313355fa80e042e45";

export default node;
