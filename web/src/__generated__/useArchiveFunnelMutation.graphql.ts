/**
 * @generated SignedSource<<5e67bf399072def7d1bc558e1fd0dbbe>>
 * @relayHash 0d7506eb2d4f8eecce2b668eddd9a6b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed7cfe6b0dab16fa9e6c1aee14d120b590ac11fec26209603d983e18856c3589

import { ConcreteRequest } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type FunnelMatch = "CONTAIN" | "EXACT" | "REGEX" | "SELECTOR" | "SIMPLE" | "%future added value";
export type FunnelMode = "SESSION" | "VISITOR" | "%future added value";
export type FunnelOrder = "ANY" | "ORDERED" | "STRICT" | "%future added value";
export type FunnelStepKind = "CLICK" | "EVENT" | "GOAL" | "PAGE" | "SUBMIT" | "%future added value";
export type UpdateFunnelInput = {
  definition?: FunnelDefinitionInput | null | undefined;
  id: string;
  isArchived?: boolean | null | undefined;
  name?: string | null | undefined;
};
export type FunnelDefinitionInput = {
  exclusions?: ReadonlyArray<FunnelExclusionInput> | null | undefined;
  mode?: FunnelMode | null | undefined;
  order?: FunnelOrder | null | undefined;
  steps: ReadonlyArray<FunnelStepInput>;
  window?: number | null | undefined;
};
export type FunnelExclusionInput = {
  conditions?: ReadonlyArray<ReadonlyArray<FilterConditionInput>> | null | undefined;
  from?: number | null | undefined;
  goalProfileId?: number | null | undefined;
  kind: FunnelStepKind;
  match?: FunnelMatch | null | undefined;
  page?: string | null | undefined;
  to?: number | null | undefined;
  value?: string | null | undefined;
};
export type FilterConditionInput = {
  criteria: FilterCriteria;
  key?: string | null | undefined;
  operator: FilterOperator;
  value?: string | null | undefined;
};
export type FunnelStepInput = {
  goalProfileId?: number | null | undefined;
  isOptional?: boolean | null | undefined;
  kind: FunnelStepKind;
  match?: FunnelMatch | null | undefined;
  name?: string | null | undefined;
  page?: string | null | undefined;
  value?: string | null | undefined;
};
export type useArchiveFunnelMutation$variables = {
  input: UpdateFunnelInput;
};
export type useArchiveFunnelMutation$data = {
  readonly updateFunnel: {
    readonly funnel: {
      readonly id: string;
      readonly isArchived: boolean;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useArchiveFunnelMutation = {
  response: useArchiveFunnelMutation$data;
  variables: useArchiveFunnelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateFunnelPayload",
    "kind": "LinkedField",
    "name": "updateFunnel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "funnel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isArchived",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchiveFunnelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchiveFunnelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed7cfe6b0dab16fa9e6c1aee14d120b590ac11fec26209603d983e18856c3589",
    "metadata": {},
    "name": "useArchiveFunnelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cdbc94b03b172b7104ebe9180e7c930";

export default node;
