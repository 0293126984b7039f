/**
 * @generated SignedSource<<59167ef8e18f1999682f4f216a45191b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AffiliateEarnings_viewer$data = {
  readonly affiliate: {
    readonly clicks: number;
    readonly earned: number;
    readonly offer: number;
    readonly paidOut: number;
    readonly paying: number;
    readonly signUps: number;
  } | null | undefined;
  readonly " $fragmentType": "AffiliateEarnings_viewer";
};
export type AffiliateEarnings_viewer$key = {
  readonly " $data"?: AffiliateEarnings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateEarnings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AffiliateEarnings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Affiliate",
      "kind": "LinkedField",
      "name": "affiliate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signUps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paying",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOut",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1415178511a1348e576a8693254d1936";

export default node;
