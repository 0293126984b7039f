/**
 * @generated SignedSource<<a24e8c7ea4c9e73403ce090f13e9c5df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AffiliateLink_viewer$data = {
  readonly affiliate: {
    readonly linkUrl: string;
  } | null | undefined;
  readonly " $fragmentType": "AffiliateLink_viewer";
};
export type AffiliateLink_viewer$key = {
  readonly " $data"?: AffiliateLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AffiliateLink_viewer",
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
          "name": "linkUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4f1d29fad03bb1e9ac9aae94ddc8996a";

export default node;
