/**
 * @generated SignedSource<<7fc038ab00b5375ab818b386a3942ae5>>
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

(node as any).hash = "7a45742c6469c4b8c8912982cf6b2149";

export default node;
