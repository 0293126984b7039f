/**
 * @generated SignedSource<<6fede86b15098b4de492b28d1db3db93>>
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
        readonly bounceRate: number | null | undefined;
        readonly conversionRate: number | null | undefined;
        readonly conversions: number;
        readonly revenue: number;
        readonly sessions: number;
        readonly visitors: number;
      } | null | undefined;
      readonly values: {
        readonly bounceRate: number | null | undefined;
        readonly conversionRate: number | null | undefined;
        readonly conversions: number;
        readonly revenue: number;
        readonly sessions: number;
        readonly visitors: number;
      };
    }>;
    readonly totals: {
      readonly bounceRate: number | null | undefined;
      readonly conversionRate: number | null | undefined;
      readonly conversions: number;
      readonly revenue: number;
      readonly sessions: number;
      readonly visitors: number;
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

(node as any).hash = "aa8802b2b600a5bc574e16da4c62c92d";

export default node;
