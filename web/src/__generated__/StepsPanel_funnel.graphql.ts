/**
 * @generated SignedSource<<56b94ec6a4ad691e282e4d2adac78eca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StepsPanel_funnel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFunnelSteps_funnel" | "useStepLinks_funnel">;
  readonly " $fragmentType": "StepsPanel_funnel";
};
export type StepsPanel_funnel$key = {
  readonly " $data"?: StepsPanel_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepsPanel_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepsPanel_funnel",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFunnelSteps_funnel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStepLinks_funnel"
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};

(node as any).hash = "95a899c6f0ce1d6a041c63f9b31e528c";

export default node;
