/**
 * @generated SignedSource<<dbe3ebb60b14f2ff9a25fbf9a5f36858>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BrandKind = "AB_TESTING" | "ANALYTICS" | "OPTIMISE" | "WHITE_LABEL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PlanPrompt_brand$data = {
  readonly kind: BrandKind;
  readonly " $fragmentType": "PlanPrompt_brand";
};
export type PlanPrompt_brand$key = {
  readonly " $data"?: PlanPrompt_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanPrompt_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanPrompt_brand",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "4cc9a4238e1b175d58ff5fcd506ddcb9";

export default node;
