/**
 * @generated SignedSource<<1698781984903680c48bdb68c6dccc7e>>
 * @relayHash 2eab26c42d6a6ed1999a955b64c73d0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ef22e7871d0a3a6cf34e88ddfefa077ab9c9635283b0611853ba050c4915c90

import { ConcreteRequest } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type FunnelMatch = "CONTAIN" | "EXACT" | "REGEX" | "SELECTOR" | "SIMPLE" | "%future added value";
export type FunnelMode = "SESSION" | "VISITOR" | "%future added value";
export type FunnelOrder = "ANY" | "ORDERED" | "STRICT" | "%future added value";
export type FunnelStepKind = "CLICK" | "EVENT" | "GOAL" | "PAGE" | "SUBMIT" | "%future added value";
export type CreateFunnelInput = {
  definition: FunnelDefinitionInput;
  name: string;
  project: string;
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
export type useCreateFunnelMutation$variables = {
  input: CreateFunnelInput;
};
export type useCreateFunnelMutation$data = {
  readonly createFunnel: {
    readonly funnel: {
      readonly funnelId: number;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useCreateFunnelMutation = {
  response: useCreateFunnelMutation$data;
  variables: useCreateFunnelMutation$variables;
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
    "concreteType": "CreateFunnelPayload",
    "kind": "LinkedField",
    "name": "createFunnel",
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
            "name": "funnelId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useCreateFunnelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateFunnelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ef22e7871d0a3a6cf34e88ddfefa077ab9c9635283b0611853ba050c4915c90",
    "metadata": {},
    "name": "useCreateFunnelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d07479295dc5c29d21aaf0fede7baf1f";

export default node;
