/**
 * @generated SignedSource<<7e86f09cc5a5586e458b6c748fbfb611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FilterCriteria = "ATTRIBUTE" | "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "FORM_DROP" | "FUNNEL_STEP" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "QUERYPARAM" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_ID" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type FilterOperator = "BETWEEN" | "CONTAINS" | "CONTAINS_NOT" | "EXISTS" | "EXISTS_NOT" | "GREATER" | "GREATER_OR_EQUAL" | "IS" | "IS_NOT" | "LESS" | "LESS_OR_EQUAL" | "%future added value";
export type FunnelMatch = "CONTAIN" | "EXACT" | "REGEX" | "SELECTOR" | "SIMPLE" | "%future added value";
export type FunnelMode = "SESSION" | "VISITOR" | "%future added value";
export type FunnelOrder = "ANY" | "ORDERED" | "STRICT" | "%future added value";
export type FunnelStepKind = "CLICK" | "EVENT" | "GOAL" | "PAGE" | "SUBMIT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useStoredValues_funnel$data = {
  readonly definition: {
    readonly exclusions: ReadonlyArray<{
      readonly from: number | null | undefined;
      readonly goalName: string | null | undefined;
      readonly goalProfileId: number | null | undefined;
      readonly groups: ReadonlyArray<{
        readonly conditions: ReadonlyArray<{
          readonly criteria: FilterCriteria;
          readonly key: string | null | undefined;
          readonly operator: FilterOperator;
          readonly value: string;
        }>;
      }>;
      readonly kind: FunnelStepKind;
      readonly match: FunnelMatch;
      readonly page: string;
      readonly to: number | null | undefined;
      readonly value: string;
    }>;
    readonly mode: FunnelMode;
    readonly order: FunnelOrder;
    readonly steps: ReadonlyArray<{
      readonly goalName: string | null | undefined;
      readonly goalProfileId: number | null | undefined;
      readonly isOptional: boolean;
      readonly kind: FunnelStepKind;
      readonly match: FunnelMatch;
      readonly name: string;
      readonly page: string;
      readonly value: string;
    }>;
    readonly window: number;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "useStoredValues_funnel";
};
export type useStoredValues_funnel$key = {
  readonly " $data"?: useStoredValues_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoredValues_funnel">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "match",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goalProfileId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goalName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoredValues_funnel",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDefinition",
      "kind": "LinkedField",
      "name": "definition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOptional",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelExclusion",
          "kind": "LinkedField",
          "name": "exclusions",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "concreteType": "FilterGroup",
              "kind": "LinkedField",
              "name": "groups",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FilterCondition",
                  "kind": "LinkedField",
                  "name": "conditions",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "criteria",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "key",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "operator",
                      "storageKey": null
                    },
                    (v3/*:: as any*/)
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "window",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "order",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};
})();

(node as any).hash = "71229e2476d82f74e62353df34a78ac6";

export default node;
