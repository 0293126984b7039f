/**
 * @generated SignedSource<<cec0b97e24bbd16a39a7f25d1d3dfebe>>
 * @relayHash 212e49486646a9f60e9866a2c750df03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e180b286ea770a31f84cb30a54eb65782294e3a77599621912e562f2ae2e322

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "9e180b286ea770a31f84cb30a54eb65782294e3a77599621912e562f2ae2e322",
    "metadata": {},
    "name": "useCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eae5f0925fed677f1568296af71808ec";

export default node;
