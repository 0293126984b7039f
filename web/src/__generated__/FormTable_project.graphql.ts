/**
 * @generated SignedSource<<39ee0e8f0c8f0ebe4f6aae7a7c162d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormTable_project$data = {
  readonly forms: {
    readonly list: {
      readonly measuredSince: string | null | undefined;
      readonly range: {
        readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
      };
      readonly rows: ReadonlyArray<{
        readonly completionRate: number | null | undefined;
        readonly completions: number;
        readonly formProfileId: number | null | undefined;
        readonly medianMs: number | null | undefined;
        readonly name: string;
        readonly rule: {
          readonly " $fragmentSpreads": FragmentRefs<"readRule_rule">;
        };
        readonly startRate: number | null | undefined;
        readonly starters: number;
        readonly views: number;
      }>;
      readonly total: number;
      readonly " $fragmentSpreads": FragmentRefs<"MeasuredSince_list">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
  readonly " $fragmentType": "FormTable_project";
};
export type FormTable_project$key = {
  readonly " $data"?: FormTable_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormTable_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filters"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FormTable_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTitle_project"
    },
    {
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
              "kind": "Variable",
              "name": "filters",
              "variableName": "filters"
            },
            {
              "kind": "Literal",
              "name": "limit",
              "value": 200
            },
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "range"
            },
            {
              "kind": "Variable",
              "name": "search",
              "variableName": "search"
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
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "measuredSince",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ReportRange",
              "kind": "LinkedField",
              "name": "range",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useReportRange_range"
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MeasuredSince_list"
            },
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
                      "kind": "InlineDataFragmentSpread",
                      "name": "readRule_rule",
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
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "views",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "starters",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "completions",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "completionRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "medianMs",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9978b010fcffeba6f621b4fffd1f1cfe";

export default node;
