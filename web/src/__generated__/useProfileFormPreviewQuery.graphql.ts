/**
 * @generated SignedSource<<cf215565ff62ed3dee8126f84aa9a36a>>
 * @relayHash f64e4e72462cfa498ee98ee55a37d8e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea76bf45609c5b7443b7876dd922aeaed7a0200653c4e4e57b0072e025ad866

import { ConcreteRequest } from 'relay-runtime';
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type useProfileFormPreviewQuery$variables = {
  project: string;
  rule: HeatmapPageInput;
};
export type useProfileFormPreviewQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly heatmaps: {
        readonly preview: {
          readonly pages: {
            readonly rows: ReadonlyArray<{
              readonly pageViews: number;
              readonly path: string;
            }>;
            readonly total: number;
          } | null | undefined;
          readonly problem: {
            readonly message: string;
            readonly params: Record<string, string | number> | null | undefined;
            readonly reason: string | null | undefined;
          } | null | undefined;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useProfileFormPreviewQuery = {
  response: useProfileFormPreviewQuery$data;
  variables: useProfileFormPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rule"
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
  "concreteType": "ProjectHeatmaps",
  "kind": "LinkedField",
  "name": "heatmaps",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "rule",
          "variableName": "rule"
        }
      ],
      "concreteType": "HeatmapRulePreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HeatmapPages",
          "kind": "LinkedField",
          "name": "pages",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "HeatmapPage",
              "kind": "LinkedField",
              "name": "rows",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "path",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pageViews",
                  "storageKey": null
                }
              ],
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProfileFormPreviewQuery",
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
    "name": "useProfileFormPreviewQuery",
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
    "id": "cea76bf45609c5b7443b7876dd922aeaed7a0200653c4e4e57b0072e025ad866",
    "metadata": {},
    "name": "useProfileFormPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f866608abbd3389c6a4b470e2140875";

export default node;
