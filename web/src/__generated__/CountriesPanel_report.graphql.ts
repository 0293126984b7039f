/**
 * @generated SignedSource<<b52b3e2242efd02adce03dcfb5e76083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountriesPanel_report$data = {
  readonly countries?: {
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly visitors: number;
    }>;
    readonly visitors: number;
  } | null | undefined;
  readonly places?: {
    readonly " $fragmentSpreads": FragmentRefs<"PlacesRows_report">;
  } | null | undefined;
  readonly " $fragmentType": "CountriesPanel_report";
};
export type CountriesPanel_report$key = {
  readonly " $data"?: CountriesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountriesPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPlaces"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CountriesPanel_report",
  "selections": [
    {
      "condition": "hasPlaces",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": "countries",
          "args": [
            {
              "kind": "Literal",
              "name": "dimension",
              "value": "COUNTRY"
            },
            {
              "kind": "Literal",
              "name": "limit",
              "value": 250
            }
          ],
          "concreteType": "TrafficBreakdown",
          "kind": "LinkedField",
          "name": "breakdown",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "BreakdownRow",
              "kind": "LinkedField",
              "name": "rows",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "breakdown(dimension:\"COUNTRY\",limit:250)"
        }
      ]
    },
    {
      "condition": "hasPlaces",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlacesRows_report"
              }
            ],
            "type": "TrafficReport",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "places"
        }
      ]
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};
})();

(node as any).hash = "99351e03db3600d48a38d0436903a613";

export default node;
