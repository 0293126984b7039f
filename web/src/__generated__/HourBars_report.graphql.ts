/**
 * @generated SignedSource<<2cf2fa2c1e81baa3045ceeb675df44b0>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};
})();

(node as any).hash = "d4d536da35cc21c916a4a2b070b43caa";

export default node;
