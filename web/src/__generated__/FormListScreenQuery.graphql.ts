/**
 * @generated SignedSource<<c4321e60551c4d028ee2086627132a88>>
 * @relayHash 58af5b3ee2d13aa9ff36bca895261d63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9ebe0f6bee207edfce1fa69e7399cdf452778ba5cb7d3dceb1349706cd48a2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_28_DAYS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "LAST_WEEK" | "LAST_YEAR" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
export type RangeInput = {
  endDate?: string | null | undefined;
  preset?: RangePreset | null | undefined;
  startDate?: string | null | undefined;
};
export type FilterInput = {
  conditions?: ReadonlyArray<ReadonlyArray<FilterConditionInput>> | null | undefined;
  preset?: string | null | undefined;
};
export type FilterConditionInput = {
  criteria: FilterCriteria;
  key?: string | null | undefined;
  operator: FilterOperator;
  value?: string | null | undefined;
};
export type FormListScreenQuery$variables = {
  filters?: FilterInput | null | undefined;
  isMember: boolean;
  project?: string | null | undefined;
  range: RangeInput;
  search: string;
};
export type FormListScreenQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly features: ReadonlyArray<Feature>;
      readonly widgetId: number;
      readonly " $fragmentSpreads": FragmentRefs<"FormDefinitions_project">;
    } | null | undefined;
    readonly viewerCanWrite: boolean | null | undefined;
  } | null | undefined;
};
export type FormListScreenQuery = {
  response: FormListScreenQuery$data;
  variables: FormListScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isMember"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanWrite",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widgetId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "features",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormListScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FormDefinitions_project"
              }
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormListScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAnnotate",
                "storageKey": null
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
                        "name": "ignored",
                        "value": true
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
                      },
                      {
                        "kind": "Literal",
                        "name": "sort",
                        "value": "NAME"
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
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startDate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endDate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "timezone",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
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
                            "name": "profileId",
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FormRule",
                            "kind": "LinkedField",
                            "name": "rule",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "selector",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FormSuccess",
                            "kind": "LinkedField",
                            "name": "success",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "kind",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "event",
                                "storageKey": null
                              },
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastAt",
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
              },
              {
                "condition": "isMember",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProjectGoals",
                    "kind": "LinkedField",
                    "name": "goals",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 100
                          }
                        ],
                        "concreteType": "GoalConnection",
                        "kind": "LinkedField",
                        "name": "list",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GoalEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Goal",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "key",
                                    "storageKey": null
                                  },
                                  (v10/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isDefault",
                                    "storageKey": null
                                  },
                                  (v9/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "list(first:100)"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProjectEvents",
                    "kind": "LinkedField",
                    "name": "events",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SelectableEvent",
                        "kind": "LinkedField",
                        "name": "recent",
                        "plural": true,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "displayName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "source",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
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
    "id": "2e9ebe0f6bee207edfce1fa69e7399cdf452778ba5cb7d3dceb1349706cd48a2",
    "metadata": {},
    "name": "FormListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5451410e6b108137e28d4ac24df63662";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
