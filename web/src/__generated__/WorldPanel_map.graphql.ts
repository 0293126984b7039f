/**
 * @generated SignedSource<<7d8e243b2067ff3de4b5aa442828b69a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorldPanel_map$data = {
  readonly countries: {
    readonly currency: string;
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly values: {
        readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
      };
    }>;
    readonly totals: {
      readonly " $fragmentSpreads": FragmentRefs<"readPlaceValues_values">;
    };
  } | null | undefined;
  readonly " $fragmentType": "WorldPanel_map";
};
export type WorldPanel_map$key = {
  readonly " $data"?: WorldPanel_map$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorldPanel_map">;
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
  "name": "WorldPanel_map",
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
  ],
  "type": "VisitorMap",
  "abstractKey": null
};
})();

(node as any).hash = "4d0ee0808f8d630a63d1e777d80e8135";

export default node;
