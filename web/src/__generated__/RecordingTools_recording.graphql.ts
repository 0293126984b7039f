/**
 * @generated SignedSource<<6bbd9bf004a31ffbffcf894dfe5627f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingTools_recording$data = {
  readonly key: string;
  readonly startedAt: string;
  readonly " $fragmentType": "RecordingTools_recording";
};
export type RecordingTools_recording$key = {
  readonly " $data"?: RecordingTools_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingTools_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingTools_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "a2a3dc692dcf4a1f3ed6566e39de707d";

export default node;
