/**
 * @generated SignedSource<<9f6e5c305a0cc0a14638cc46eb1a739f>>
 * @relayHash 132416c74d26b725f85bc2e7c742e6f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4955f12ba1d21f4168a87d866af773710b3d90617248d2e2844596fbcfd88f81

import { ConcreteRequest } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "THIS_MONTH" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
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
  filters?: FilterInput | null | undefined;
  project?: string | null | undefined;
  range: RangeInput;
  sequence?: ReadonlyArray<SequenceStepInput> | null | undefined;
  starred: boolean;
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
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sequence"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "starred"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tag"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unviewed"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitorId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withoutInternal"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v10 = {
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
          "name": "starred",
          "variableName": "starred"
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
      (v8/*:: as any*/)
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
            "args": (v9/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v10/*:: as any*/)
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/)
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
            "args": (v9/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
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
    "id": "4955f12ba1d21f4168a87d866af773710b3d90617248d2e2844596fbcfd88f81",
    "metadata": {},
    "name": "NewRecordingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e3a7304f05669564b55b35a1e7ece7f";

export default node;
