/**
 * @generated SignedSource<<36e8e522c36604614c5b1a3b4e5055cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HourTable_report$data = {
  readonly hourly: {
    readonly goal: {
      readonly __typename: "CountedGoal";
    } | null | undefined;
    readonly range: {
      readonly endDate: string;
      readonly startDate: string;
    };
    readonly rows: ReadonlyArray<{
      readonly conversions: number;
      readonly hour: number;
      readonly pageviews: number;
      readonly previous: {
        readonly visitors: number;
      } | null | undefined;
      readonly sessions: number;
      readonly visitors: number;
    }>;
    readonly totals: {
      readonly pageviews: number;
      readonly sessions: number;
      readonly visitors: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "HourTable_report";
};
export type HourTable_report$key = {
  readonly " $data"?: HourTable_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourTable_report">;
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
  "name": "HourTable_report",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conversions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "HourCounts",
              "kind": "LinkedField",
              "name": "previous",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HourCounts",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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

(node as any).hash = "dbf11bc5599709a893193c6d854f05b3";

export default node;
