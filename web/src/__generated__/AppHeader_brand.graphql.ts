/**
 * @generated SignedSource<<69e7d1d0055a93bc3882e73ab9b14d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppHeader_brand$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PlanPrompt_brand">;
  readonly " $fragmentType": "AppHeader_brand";
};
export type AppHeader_brand$key = {
  readonly " $data"?: AppHeader_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppHeader_brand">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppHeader_brand",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanPrompt_brand"
    }
  ],
  "type": "Brand",
  "abstractKey": null
};

(node as any).hash = "74ad4e0f6eb4722e226c15766d227737";

export default node;
