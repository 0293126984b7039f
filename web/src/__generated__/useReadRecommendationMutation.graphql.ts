/**
 * @generated SignedSource<<180d4e1eef2993696e1e4a6b42936606>>
 * @relayHash c9b7695855f0d3bfa930127ffc0facbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 937566c754682910b6f6716737b794c439a9d58a58b6486ca1cbb67fefb6ab50

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type RecommendationState = "DISMISSED" | "READ" | "UNREAD" | "%future added value";
export type UpdateRecommendationInput = {
  id: string;
  state: RecommendationState;
};
export type useReadRecommendationMutation$variables = {
  input: UpdateRecommendationInput;
};
export type useReadRecommendationMutation$data = {
  readonly updateRecommendation: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
    readonly recommendation: {
      readonly id: string;
      readonly state: RecommendationState;
    } | null | undefined;
  };
};
export type useReadRecommendationMutation = {
  response: useReadRecommendationMutation$data;
  variables: useReadRecommendationMutation$variables;
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
    "concreteType": "UpdateRecommendationPayload",
    "kind": "LinkedField",
    "name": "updateRecommendation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Recommendation",
        "kind": "LinkedField",
        "name": "recommendation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
            "name": "code",
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
    "name": "useReadRecommendationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadRecommendationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "937566c754682910b6f6716737b794c439a9d58a58b6486ca1cbb67fefb6ab50",
    "metadata": {},
    "name": "useReadRecommendationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fad73b72d5796f4384c828771ff9d8dc";

export default node;
