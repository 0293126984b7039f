/**
 * @generated SignedSource<<82a64e9995f3ef743f6eb36ad2dc6936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountriesTable_map$data = {
  readonly countries: {
    readonly currency: string;
    readonly range: {
      readonly endDate: string;
      readonly startDate: string;
    };
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly previous: {
        readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
      } | null | undefined;
      readonly values: {
        readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
      };
    }>;
    readonly totals: {
      readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
    };
  } | null | undefined;
  readonly " $fragmentType": "CountriesTable_map";
};
export type CountriesTable_map$key = {
  readonly " $data"?: CountriesTable_map$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountriesTable_map">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CountriesTable_map",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceTable",
      "kind": "LinkedField",
      "name": "countries",
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
  "type": "VisitorMap",
  "abstractKey": null
};
})();

(node as any).hash = "d1766042df221f8afacb4b26a315ef63";

export default node;
