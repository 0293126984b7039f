/**
 * @generated SignedSource<<9831671f4ea2a03c11d5183707c4e4b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangeDialog_billing$data = {
  readonly offers: ReadonlyArray<{
    readonly features: ReadonlyArray<string>;
    readonly isCurrent: boolean;
    readonly plan: {
      readonly name: string;
      readonly pageviews: number | null | undefined;
      readonly planId: number;
      readonly sessions: number | null | undefined;
    };
    readonly testedUsers: number | null | undefined;
    readonly websites: number | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
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

(node as any).hash = "608aea0458b605444f68a240de72f3a6";

export default node;
