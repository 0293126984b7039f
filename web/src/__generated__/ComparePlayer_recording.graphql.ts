/**
 * @generated SignedSource<<0f8defeb05a133066671599b6ae1cb79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePlayer_recording$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCompared_recording">;
  readonly " $fragmentType": "ComparePlayer_recording";
};
export type ComparePlayer_recording$key = {
  readonly " $data"?: ComparePlayer_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePlayer_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparePlayer_recording",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCompared_recording"
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "d72534f280fa80fa05b3fd233f3c23bf";

export default node;
