/**
 * @generated SignedSource<<13eb436b91603e2ddae60b2225f9d2f7>>
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
        readonly bounceRate: number | null | undefined;
        readonly conversionRate: number | null | undefined;
        readonly conversions: number;
        readonly revenue: number;
        readonly sessions: number;
        readonly visitors: number;
      };
    }>;
    readonly totals: {
      readonly visitors: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "WorldPanel_map";
};
export type WorldPanel_map$key = {
  readonly " $data"?: WorldPanel_map$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorldPanel_map">;
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
              "selections": [
                (v0/*:: as any*/),
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
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "6102bfb87dbe73e56b30f442bc38e66b";

export default node;
