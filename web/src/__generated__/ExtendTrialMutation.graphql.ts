/**
 * @generated SignedSource<<e4a14315597c61aabfb621979ec12dee>>
 * @relayHash 6a2d6fcac2f57c58f17a5596c03aed4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 345836ecdf5c67b70713225cedd5f83638ff1862e072f94380e12f363082f64f

import { ConcreteRequest } from 'relay-runtime';
export type ExtendTrialMutation$variables = Record<PropertyKey, never>;
export type ExtendTrialMutation$data = {
  readonly extendTrial: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type ExtendTrialMutation = {
  response: ExtendTrialMutation$data;
  variables: ExtendTrialMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExtendTrialPayload",
    "kind": "LinkedField",
    "name": "extendTrial",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExtendTrialMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExtendTrialMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "345836ecdf5c67b70713225cedd5f83638ff1862e072f94380e12f363082f64f",
    "metadata": {},
    "name": "ExtendTrialMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15ac68bab94c90f6145a6740436b26c8";

export default node;
