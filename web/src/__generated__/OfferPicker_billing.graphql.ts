/**
 * @generated SignedSource<<0c933d341456f497fe342529be4fa2c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferPicker_billing$data = {
  readonly offers: ReadonlyArray<{
    readonly currency: string;
    readonly monthlyPrice: number;
    readonly plan: {
      readonly name: string;
      readonly pageviews: number | null | undefined;
      readonly planId: number;
      readonly sessions: number | null | undefined;
    };
    readonly testedUsers: number | null | undefined;
    readonly websites: number | null | undefined;
    readonly yearlyPrice: number;
  }> | null | undefined;
  readonly " $fragmentType": "OfferPicker_billing";
};
export type OfferPicker_billing$key = {
  readonly " $data"?: OfferPicker_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferPicker_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferPicker_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanOffer",
      "kind": "LinkedField",
      "name": "offers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Plan",
          "kind": "LinkedField",
          "name": "plan",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planId",
              "storageKey": null
            },
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
              "name": "sessions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageviews",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "monthlyPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearlyPrice",
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
          "kind": "ScalarField",
          "name": "websites",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testedUsers",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "38402406ae79be10cf7f3d53541f2efe";

export default node;
