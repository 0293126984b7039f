/**
 * @generated SignedSource<<c981d7da8eea35c70c199642197cff3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangeDialog_billing$data = {
  readonly offers: ReadonlyArray<{
    readonly isCurrent: boolean;
    readonly plan: {
      readonly name: string;
      readonly planId: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"offerData_offer">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TestNote_billing">;
  readonly " $fragmentType": "ChangeDialog_billing";
};
export type ChangeDialog_billing$key = {
  readonly " $data"?: ChangeDialog_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeDialog_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeDialog_billing",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "offerData_offer",
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
              "name": "features",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestNote_billing"
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "dc583f52efc9a8e0be312a68ea928de7";

export default node;
