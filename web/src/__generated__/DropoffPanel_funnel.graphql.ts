/**
 * @generated SignedSource<<d77f7d4dfde5ecb4b436efb11fae258f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropoffPanel_funnel$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useFunnelSteps_funnel" | "useStepLinks_funnel">;
  readonly " $fragmentType": "DropoffPanel_funnel";
};
export type DropoffPanel_funnel$key = {
  readonly " $data"?: DropoffPanel_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropoffPanel_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropoffPanel_funnel",
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

(node as any).hash = "57fb5c793dc28eb8a7245a6f59951aaf";

export default node;
