/**
 * @generated SignedSource<<bed57d444c23ebeb3bb0d8919ec0b478>>
 * @relayHash 57044794a7432adf3264cee15df02ed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0c8256792558f514ef309ec988071cb131c8231b3ea0feb7ae93e69a3b6ddf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Comparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR" | "%future added value";
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type FlowKind = "EVENT" | "PAGE" | "%future added value";
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
export type FlowStopInput = {
  kind: FlowKind;
  name: string;
};
export type BehaviorFlowScreenQuery$variables = {
  around: FlowStopInput;
  compare?: Comparison | null | undefined;
  end?: FlowStopInput | null | undefined;
  events: boolean;
  exclude?: ReadonlyArray<FlowStopInput> | null | undefined;
  filters?: FilterInput | null | undefined;
  goal?: string | null | undefined;
  grouping?: ReadonlyArray<string> | null | undefined;
  isAround: boolean;
  isCompared: boolean;
  isMember: boolean;
  isWhole: boolean;
  leftConverted?: boolean | null | undefined;
  leftFilters?: FilterInput | null | undefined;
  project?: string | null | undefined;
  range: RangeInput;
  rightConverted?: boolean | null | undefined;
  rightFilters?: FilterInput | null | undefined;
  start?: FlowStopInput | null | undefined;
  steps: number;
  through?: ReadonlyArray<FlowStopInput> | null | undefined;
};
export type BehaviorFlowScreenQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly id: string;
      readonly traffic: {
        readonly left?: {
          readonly flow: {
            readonly range: {
              readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
            };
          } | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"FlowPanel_report">;
        } | null | undefined;
        readonly report: {
          readonly flow?: {
            readonly range: {
              readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
            };
          } | null | undefined;
          readonly flowAround?: {
            readonly range: {
              readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
            };
          } | null | undefined;
          readonly middle?: {
            readonly " $fragmentSpreads": FragmentRefs<"AroundPanel_report">;
          } | null | undefined;
          readonly whole?: {
            readonly " $fragmentSpreads": FragmentRefs<"FlowPanel_report">;
          } | null | undefined;
        } | null | undefined;
        readonly right?: {
          readonly " $fragmentSpreads": FragmentRefs<"FlowPanel_report">;
        } | null | undefined;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
    } | null | undefined;
  };
};
export type BehaviorFlowScreenQuery = {
  response: BehaviorFlowScreenQuery$data;
  variables: BehaviorFlowScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "around"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compare"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "end"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "events"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exclude"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "goal"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "grouping"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAround"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCompared"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isMember"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isWhole"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftConverted"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftFilters"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightConverted"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightFilters"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "steps"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "through"
},
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "kind": "Variable",
  "name": "compare",
  "variableName": "compare"
},
v24 = {
  "kind": "Variable",
  "name": "goal",
  "variableName": "goal"
},
v25 = {
  "kind": "Variable",
  "name": "range",
  "variableName": "range"
},
v26 = [
  (v23/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "filters"
  },
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v27 = {
  "kind": "Variable",
  "name": "end",
  "variableName": "end"
},
v28 = {
  "kind": "Variable",
  "name": "events",
  "variableName": "events"
},
v29 = {
  "kind": "Variable",
  "name": "exclude",
  "variableName": "exclude"
},
v30 = {
  "kind": "Variable",
  "name": "grouping",
  "variableName": "grouping"
},
v31 = {
  "kind": "Variable",
  "name": "start",
  "variableName": "start"
},
v32 = {
  "kind": "Variable",
  "name": "steps",
  "variableName": "steps"
},
v33 = {
  "kind": "Variable",
  "name": "through",
  "variableName": "through"
},
v34 = [
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v35 = [
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
  }
],
v36 = [
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  {
    "kind": "Variable",
    "name": "stop",
    "variableName": "around"
  }
],
v37 = [
  (v23/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "leftFilters"
  },
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v38 = {
  "kind": "Variable",
  "name": "converted",
  "variableName": "leftConverted"
},
v39 = [
  (v38/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v40 = [
  (v23/*:: as any*/),
  {
    "kind": "Variable",
    "name": "filters",
    "variableName": "rightFilters"
  },
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v41 = {
  "kind": "Variable",
  "name": "converted",
  "variableName": "rightConverted"
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    (v42/*:: as any*/),
    (v43/*:: as any*/),
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
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columns",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "concreteType": "FlowNode",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "column",
      "storageKey": null
    },
    (v47/*:: as any*/),
    (v48/*:: as any*/),
    (v49/*:: as any*/),
    (v45/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dropped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "converted",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "concreteType": "FlowLink",
  "kind": "LinkedField",
  "name": "links",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    (v45/*:: as any*/)
  ],
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "CountedGoal",
  "kind": "LinkedField",
  "name": "goal",
  "plural": false,
  "selections": [
    (v48/*:: as any*/)
  ],
  "storageKey": null
},
v53 = [
  (v44/*:: as any*/),
  (v45/*:: as any*/),
  (v46/*:: as any*/),
  (v50/*:: as any*/),
  (v51/*:: as any*/),
  (v52/*:: as any*/)
],
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "times",
  "storageKey": null
},
v55 = [
  (v47/*:: as any*/),
  (v48/*:: as any*/),
  (v49/*:: as any*/),
  (v54/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BehaviorFlowScreenQuery",
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
            "args": (v21/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReportTitle_project"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProjectTraffic",
                "kind": "LinkedField",
                "name": "traffic",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v26/*:: as any*/),
                    "concreteType": "TrafficReport",
                    "kind": "LinkedField",
                    "name": "report",
                    "plural": false,
                    "selections": [
                      {
                        "condition": "isWhole",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v34/*:: as any*/),
                            "concreteType": "BehaviorFlow",
                            "kind": "LinkedField",
                            "name": "flow",
                            "plural": false,
                            "selections": (v35/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "fragment": {
                              "kind": "InlineFragment",
                              "selections": [
                                {
                                  "args": null,
                                  "kind": "FragmentSpread",
                                  "name": "FlowPanel_report"
                                }
                              ],
                              "type": "TrafficReport",
                              "abstractKey": null
                            },
                            "kind": "AliasedInlineFragmentSpread",
                            "name": "whole"
                          }
                        ]
                      },
                      {
                        "condition": "isAround",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v36/*:: as any*/),
                            "concreteType": "FlowAround",
                            "kind": "LinkedField",
                            "name": "flowAround",
                            "plural": false,
                            "selections": (v35/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "fragment": {
                              "kind": "InlineFragment",
                              "selections": [
                                {
                                  "args": null,
                                  "kind": "FragmentSpread",
                                  "name": "AroundPanel_report"
                                }
                              ],
                              "type": "TrafficReport",
                              "abstractKey": null
                            },
                            "kind": "AliasedInlineFragmentSpread",
                            "name": "middle"
                          }
                        ]
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "condition": "isCompared",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": "left",
                        "args": (v37/*:: as any*/),
                        "concreteType": "TrafficReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v39/*:: as any*/),
                            "concreteType": "BehaviorFlow",
                            "kind": "LinkedField",
                            "name": "flow",
                            "plural": false,
                            "selections": (v35/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "args": [
                              (v38/*:: as any*/)
                            ],
                            "kind": "FragmentSpread",
                            "name": "FlowPanel_report"
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": "right",
                        "args": (v40/*:: as any*/),
                        "concreteType": "TrafficReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "args": [
                              (v41/*:: as any*/)
                            ],
                            "kind": "FragmentSpread",
                            "name": "FlowPanel_report"
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
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v18/*:: as any*/),
      (v2/*:: as any*/),
      (v20/*:: as any*/),
      (v4/*:: as any*/),
      (v19/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v11/*:: as any*/),
      (v9/*:: as any*/),
      (v13/*:: as any*/),
      (v17/*:: as any*/),
      (v12/*:: as any*/),
      (v16/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BehaviorFlowScreenQuery",
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
            "args": (v21/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
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
                "concreteType": "ProjectTraffic",
                "kind": "LinkedField",
                "name": "traffic",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v26/*:: as any*/),
                    "concreteType": "TrafficReport",
                    "kind": "LinkedField",
                    "name": "report",
                    "plural": false,
                    "selections": [
                      {
                        "condition": "isWhole",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v34/*:: as any*/),
                            "concreteType": "BehaviorFlow",
                            "kind": "LinkedField",
                            "name": "flow",
                            "plural": false,
                            "selections": (v53/*:: as any*/),
                            "storageKey": null
                          }
                        ]
                      },
                      {
                        "condition": "isAround",
                        "kind": "Condition",
                        "passingValue": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v36/*:: as any*/),
                            "concreteType": "FlowAround",
                            "kind": "LinkedField",
                            "name": "flowAround",
                            "plural": false,
                            "selections": [
                              (v44/*:: as any*/),
                              (v54/*:: as any*/),
                              (v45/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "entries",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "exits",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "loops",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "FlowNeighbour",
                                "kind": "LinkedField",
                                "name": "before",
                                "plural": true,
                                "selections": (v55/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "FlowNeighbour",
                                "kind": "LinkedField",
                                "name": "after",
                                "plural": true,
                                "selections": (v55/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ]
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "condition": "isCompared",
                    "kind": "Condition",
                    "passingValue": true,
                    "selections": [
                      {
                        "alias": "left",
                        "args": (v37/*:: as any*/),
                        "concreteType": "TrafficReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": (v39/*:: as any*/),
                            "concreteType": "BehaviorFlow",
                            "kind": "LinkedField",
                            "name": "flow",
                            "plural": false,
                            "selections": (v53/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": "right",
                        "args": (v40/*:: as any*/),
                        "concreteType": "TrafficReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": [
                              (v41/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/),
                              (v30/*:: as any*/),
                              (v31/*:: as any*/),
                              (v32/*:: as any*/),
                              (v33/*:: as any*/)
                            ],
                            "concreteType": "BehaviorFlow",
                            "kind": "LinkedField",
                            "name": "flow",
                            "plural": false,
                            "selections": [
                              (v45/*:: as any*/),
                              (v46/*:: as any*/),
                              (v50/*:: as any*/),
                              (v51/*:: as any*/),
                              (v52/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReportRange",
                                "kind": "LinkedField",
                                "name": "range",
                                "plural": false,
                                "selections": [
                                  (v42/*:: as any*/),
                                  (v43/*:: as any*/)
                                ],
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
                                  (v48/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isDefault",
                                    "storageKey": null
                                  },
                                  (v22/*:: as any*/)
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
                          (v48/*:: as any*/),
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
    "id": "3e0c8256792558f514ef309ec988071cb131c8231b3ea0feb7ae93e69a3b6ddf",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19e791412d91e53337c2fc6f0441b8c6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
