/**
 * @generated SignedSource<<de8f27adee9685ebacc9d97eb1dbdbb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HourBars_report$data = {
  readonly hourly: {
    readonly goal: {
      readonly __typename: "CountedGoal";
    } | null | undefined;
    readonly range: {
      readonly " $fragmentSpreads": FragmentRefs<"readRange_range">;
    };
    readonly rows: ReadonlyArray<{
      readonly conversions: number;
      readonly hour: number;
      readonly pageviews: number;
      readonly previous: {
        readonly conversions: number;
        readonly pageviews: number;
        readonly sessions: number;
        readonly visitors: number;
      } | null | undefined;
      readonly sessions: number;
      readonly visitors: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"UnknownClocks_hourly">;
  } | null | undefined;
  readonly " $fragmentType": "HourBars_report";
};
export type HourBars_report$key = {
  readonly " $data"?: HourBars_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourBars_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageviews",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "clock"
    },
    {
      "kind": "RootArgument",
      "name": "weekday"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HourBars_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "clock",
          "variableName": "clock"
        },
        {
          "kind": "Variable",
          "name": "weekday",
          "variableName": "weekday"
        }
      ],
      "concreteType": "HourlyTraffic",
      "kind": "LinkedField",
      "name": "hourly",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnknownClocks_hourly"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HourRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hour",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "HourCounts",
              "kind": "LinkedField",
              "name": "previous",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountedGoal",
          "kind": "LinkedField",
          "name": "goal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
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
              "kind": "InlineDataFragmentSpread",
              "name": "readRange_range",
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
                  "name": "previousStartDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "previousEndDate",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};
})();

(node as any).hash = "3193832273ed7c92d33d3938e2a0b3a1";

export default node;
