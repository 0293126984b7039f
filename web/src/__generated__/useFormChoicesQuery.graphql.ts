/**
 * @generated SignedSource<<fed5eb6f09b45e324d41b4fb6f2ea865>>
 * @relayHash a65388b86d620edfd01913f798a8d04a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5e9aa46adaa73f98ae23beac1a1bd4cac75dfa62149140fd5647c04e8105b88

import { ConcreteRequest } from 'relay-runtime';
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type useFormChoicesQuery$variables = {
  project: string;
};
export type useFormChoicesQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly forms: {
        readonly list: {
          readonly rows: ReadonlyArray<{
            readonly formProfileId: number | null | undefined;
            readonly name: string;
            readonly rule: {
              readonly page: {
                readonly match: HeatmapPageMatch;
                readonly value: string;
              };
              readonly selector: string;
            };
          }>;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFormChoicesQuery = {
  response: useFormChoicesQuery$data;
  variables: useFormChoicesQuery$variables;
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
  "args": null,
  "concreteType": "ProjectForms",
  "kind": "LinkedField",
  "name": "forms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "limit",
          "value": 200
        },
        {
          "kind": "Literal",
          "name": "range",
          "value": {
            "preset": "LAST_90_DAYS"
          }
        }
      ],
      "concreteType": "FormList",
      "kind": "LinkedField",
      "name": "list",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FormRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formProfileId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FormRule",
              "kind": "LinkedField",
              "name": "rule",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "HeatmapPageRule",
                  "kind": "LinkedField",
                  "name": "page",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "match",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "selector",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "list(limit:200,range:{\"preset\":\"LAST_90_DAYS\"})"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormChoicesQuery",
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
    "name": "useFormChoicesQuery",
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
    "id": "d5e9aa46adaa73f98ae23beac1a1bd4cac75dfa62149140fd5647c04e8105b88",
    "metadata": {},
    "name": "useFormChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a51a5ce26f1dd351b3ba0f53d333b824";

export default node;
