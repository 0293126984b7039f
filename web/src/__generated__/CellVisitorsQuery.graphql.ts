/**
 * @generated SignedSource<<d7a4c1d7932bf5c0f69f22aad997bbd9>>
 * @relayHash ab67b78fa3d632d54b282ed3db6eabc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f8465aae45899ce1ab4c00b559632abe95d69816227ea2a45e117a139ee325c

import { ConcreteRequest } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_28_DAYS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "LAST_WEEK" | "LAST_YEAR" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
export type RetentionActKind = "EVENT" | "GOAL" | "PAGE" | "PURCHASE" | "VISIT" | "%future added value";
export type RetentionPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
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
export type RetentionActInput = {
  kind: RetentionActKind;
  value?: string | null | undefined;
};
export type CellVisitorsQuery$variables = {
  cohort: string;
  filters?: FilterInput | null | undefined;
  offset: number;
  period?: RetentionPeriod | null | undefined;
  project: string;
  range: RangeInput;
  return?: RetentionActInput | null | undefined;
  start?: RetentionActInput | null | undefined;
};
export type CellVisitorsQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly retention: {
        readonly visitors: {
          readonly rows: ReadonlyArray<{
            readonly browser: string;
            readonly channel: string;
            readonly country: string;
            readonly device: string;
            readonly lastSeen: string;
            readonly pageviews: number;
            readonly sessions: number;
            readonly visitorId: string;
          }>;
          readonly totalCount: number;
        } | null | undefined;
      };
      readonly timezone: string | null | undefined;
      readonly widgetId: number;
    } | null | undefined;
  };
};
export type CellVisitorsQuery = {
  response: CellVisitorsQuery$data;
  variables: CellVisitorsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cohort"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "return"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widgetId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectRetention",
  "kind": "LinkedField",
  "name": "retention",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "cohort",
          "variableName": "cohort"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Variable",
          "name": "offset",
          "variableName": "offset"
        },
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "return",
          "variableName": "return"
        },
        {
          "kind": "Variable",
          "name": "start",
          "variableName": "start"
        }
      ],
      "concreteType": "RetentionVisitors",
      "kind": "LinkedField",
      "name": "visitors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RetentionVisitor",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "visitorId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "device",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browser",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "channel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageviews",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeen",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CellVisitorsQuery",
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
            "args": (v8/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
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
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CellVisitorsQuery",
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
            "args": (v8/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
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
    "id": "9f8465aae45899ce1ab4c00b559632abe95d69816227ea2a45e117a139ee325c",
    "metadata": {},
    "name": "CellVisitorsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a12fe2d54526e37fa062c3f4c8e6bd01";

export default node;
