/**
 * @generated SignedSource<<49aaf20d17b79b1abbe0377a39e73ec0>>
 * @relayHash 0b6f47639ae89952640e7faa44a6a978
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3be83e8314e81e3dc8abe4202d072ef68e9bbfbf3990bc8a427cbfbc43e49505

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type IgnoreRulesQuery$variables = {
  project: string;
};
export type IgnoreRulesQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly traffic: {
        readonly errorRules: ReadonlyArray<{
          readonly createdAt: string;
          readonly createdBy: string;
          readonly errorRuleId: number;
          readonly hidden: number;
          readonly part: IgnorePart;
          readonly words: string;
        }> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type IgnoreRulesQuery = {
  response: IgnoreRulesQuery$data;
  variables: IgnoreRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "range",
      "value": {
        "preset": "LAST_30_DAYS"
      }
    }
  ],
  "concreteType": "TrafficReport",
  "kind": "LinkedField",
  "name": "traffic",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorRule",
      "kind": "LinkedField",
      "name": "errorRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorRuleId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidden",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "traffic(range:{\"preset\":\"LAST_30_DAYS\"})"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IgnoreRulesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IgnoreRulesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3be83e8314e81e3dc8abe4202d072ef68e9bbfbf3990bc8a427cbfbc43e49505",
    "metadata": {},
    "name": "IgnoreRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9b95c5879be98b5cecd997be1d69d3a";

export default node;
