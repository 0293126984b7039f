/**
 * @generated SignedSource<<45d99e9f9430ec139abec760760b31f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingActions_recording$data = {
  readonly id: string;
  readonly isStarred: boolean;
  readonly key: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "RecordingActions_recording";
};
export type RecordingActions_recording$key = {
  readonly " $data"?: RecordingActions_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingActions_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingActions_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "isStarred",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "c1c7ff0c3c7f7080131680bf5bd8ce91";

export default node;
