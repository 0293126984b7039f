/**
 * @generated SignedSource<<03302dae099ab553c93cae58bae9049b>>
 * @relayHash 03f30860cbb611374837555dc4802096
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36ce4ce100c41ca741528e37c1490dbc141bbeacf46752eca94085adfea878f2

import { ConcreteRequest } from 'relay-runtime';
export type BuiltInCollection = "COMMENTED" | "EXPIRING" | "FRICTION" | "SHARED" | "STARRED" | "VIEWED" | "%future added value";
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_28_DAYS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "LAST_WEEK" | "LAST_YEAR" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
export type SequenceKind = "CLICK" | "DEAD" | "ERROR" | "EVENT" | "GOAL" | "PAGE" | "RAGE" | "%future added value";
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
export type SequenceStepInput = {
  isAbsent?: boolean | null | undefined;
  kind: SequenceKind;
  value?: string | null | undefined;
};
export type NewRecordingsQuery$variables = {
  builtIn?: BuiltInCollection | null | undefined;
  collection?: string | null | undefined;
  filters?: FilterInput | null | undefined;
  project?: string | null | undefined;
  range: RangeInput;
  sequence?: ReadonlyArray<SequenceStepInput> | null | undefined;
  tag?: string | null | undefined;
  unviewed: boolean;
  visitorId?: string | null | undefined;
  withoutInternal: boolean;
};
export type NewRecordingsQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly recordings: {
        readonly list: {
          readonly totalCount: number;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type NewRecordingsQuery = {
  response: NewRecordingsQuery$data;
  variables: NewRecordingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "builtIn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "collection"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sequence"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tag"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unviewed"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitorId"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withoutInternal"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectRecordings",
  "kind": "LinkedField",
  "name": "recordings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "builtIn",
          "variableName": "builtIn"
        },
        {
          "kind": "Variable",
          "name": "collection",
          "variableName": "collection"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "sequence",
          "variableName": "sequence"
        },
        {
          "kind": "Variable",
          "name": "tag",
          "variableName": "tag"
        },
        {
          "kind": "Variable",
          "name": "unviewed",
          "variableName": "unviewed"
        },
        {
          "kind": "Variable",
          "name": "visitorId",
          "variableName": "visitorId"
        },
        {
          "kind": "Variable",
          "name": "withoutInternal",
          "variableName": "withoutInternal"
        }
      ],
      "concreteType": "RecordingConnection",
      "kind": "LinkedField",
      "name": "list",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewRecordingsQuery",
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
            "args": (v10/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewRecordingsQuery",
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
            "args": (v10/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
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
    "id": "36ce4ce100c41ca741528e37c1490dbc141bbeacf46752eca94085adfea878f2",
    "metadata": {},
    "name": "NewRecordingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dafb5015ce798e0a409a7c28fd0d182";

export default node;
