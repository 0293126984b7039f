/**
 * @generated SignedSource<<13306b542b6be7e23b572e196af1114b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlanColumn_offer$data = {
  readonly currency: string;
  readonly features: ReadonlyArray<string>;
  readonly isCurrent: boolean;
  readonly monthlyPrice: number;
  readonly plan: {
    readonly name: string;
    readonly pageviews: number | null | undefined;
    readonly sessions: number | null | undefined;
  };
  readonly tagline: string;
  readonly testedUsers: number | null | undefined;
  readonly websites: number | null | undefined;
  readonly yearlyPrice: number;
  readonly " $fragmentType": "PlanColumn_offer";
};
export type PlanColumn_offer$key = {
  readonly " $data"?: PlanColumn_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanColumn_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanColumn_offer",
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
      "name": "tagline",
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
  "type": "PlanOffer",
  "abstractKey": null
};

(node as any).hash = "7cf88ce7cf2a88cdeb5d739184924b8d";

export default node;
