/**
 * @generated SignedSource<<b68516b13b1ddeff8bafbc8af850a096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useStepLinks_funnel$data = {
  readonly funnelId: number;
  readonly " $fragmentType": "useStepLinks_funnel";
};
export type useStepLinks_funnel$key = {
  readonly " $data"?: useStepLinks_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStepLinks_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStepLinks_funnel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "funnelId",
      "storageKey": null
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};

(node as any).hash = "79ec6a84402e150ba6e542c9721ffbb1";

export default node;
