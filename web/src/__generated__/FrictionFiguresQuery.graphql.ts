/**
 * @generated SignedSource<<b7dc6d01a224af13e21f6baae80f2eec>>
 * @relayHash 488e27b83691350a3b6af572ba8b65e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6cac98816d8df27076de18fd52e59fabf035b118f72c23beb7d6d00315317b8

import { ConcreteRequest } from 'relay-runtime';
export type Comparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR" | "%future added value";
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
export type FrictionFiguresQuery$variables = {
  compare?: Comparison | null | undefined;
  filters?: FilterInput | null | undefined;
  project?: string | null | undefined;
  range: RangeInput;
};
export type FrictionFiguresQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly traffic: {
        readonly report: {
          readonly friction: {
            readonly now: {
              readonly dead: {
                readonly count: number;
                readonly sessions: number;
              };
              readonly errors: {
                readonly count: number;
                readonly sessions: number;
              };
              readonly lcp: number | null | undefined;
              readonly measuredPages: number;
              readonly rage: {
                readonly count: number;
                readonly sessions: number;
              };
              readonly slowPages: number;
            };
            readonly previous: {
              readonly dead: {
                readonly count: number;
              };
              readonly errors: {
                readonly count: number;
              };
              readonly rage: {
                readonly count: number;
              };
              readonly slowPages: number;
            } | null | undefined;
          } | null | undefined;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type FrictionFiguresQuery = {
  response: FrictionFiguresQuery$data;
  variables: FrictionFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compare"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
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
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessions",
    "storageKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slowPages",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectTraffic",
  "kind": "LinkedField",
  "name": "traffic",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "compare",
          "variableName": "compare"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "TrafficReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FrictionReport",
          "kind": "LinkedField",
          "name": "friction",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FrictionFigures",
              "kind": "LinkedField",
              "name": "now",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "rage",
                  "plural": false,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "dead",
                  "plural": false,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "errors",
                  "plural": false,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "measuredPages",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lcp",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FrictionFigures",
              "kind": "LinkedField",
              "name": "previous",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "rage",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "dead",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FrictionCount",
                  "kind": "LinkedField",
                  "name": "errors",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                (v7/*:: as any*/)
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FrictionFiguresQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v9/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FrictionFiguresQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
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
    "id": "b6cac98816d8df27076de18fd52e59fabf035b118f72c23beb7d6d00315317b8",
    "metadata": {},
    "name": "FrictionFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3358cf2af68c126bd9495230525d2587";

export default node;
