/**
 * @generated SignedSource<<4883446644be9336e052a322cf2ec463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountryPanel_map$data = {
  readonly places?: {
    readonly currency: string;
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly previous: {
        readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
      } | null | undefined;
      readonly region: string | null | undefined;
      readonly values: {
        readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
      };
    }>;
    readonly totals: {
      readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
    };
  } | null | undefined;
  readonly " $fragmentType": "CountryPanel_map";
};
export type CountryPanel_map$key = {
  readonly " $data"?: CountryPanel_map$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryPanel_map">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "readPlaceValues_values",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visitors",
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
        "name": "bounceRate",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "conversionRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revenue",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "country"
    },
    {
      "kind": "RootArgument",
      "name": "hasCountry"
    },
    {
      "kind": "RootArgument",
      "name": "places"
    },
    {
      "kind": "RootArgument",
      "name": "region"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CountryPanel_map",
  "selections": [
    {
      "condition": "hasCountry",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "country",
              "variableName": "country"
            },
            {
              "kind": "Variable",
              "name": "level",
              "variableName": "places"
            },
            {
              "kind": "Variable",
              "name": "region",
              "variableName": "region"
            }
          ],
          "concreteType": "PlaceTable",
          "kind": "LinkedField",
          "name": "places",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceRow",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "region",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PlaceValues",
                  "kind": "LinkedField",
                  "name": "values",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PlaceValues",
                  "kind": "LinkedField",
                  "name": "previous",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceValues",
              "kind": "LinkedField",
              "name": "totals",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "VisitorMap",
  "abstractKey": null
};
})();

(node as any).hash = "80ece62a3f5833eb4fe331f3fc82a101";

export default node;
