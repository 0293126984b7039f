/**
 * @generated SignedSource<<27214a3a2987062fc52b9694e766355a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TestsTab_recording$data = {
  readonly tests: ReadonlyArray<{
    readonly atMs: number;
    readonly testId: number;
    readonly variantId: string;
  }> | null | undefined;
  readonly " $fragmentType": "TestsTab_recording";
};
export type TestsTab_recording$key = {
  readonly " $data"?: TestsTab_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestsTab_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestsTab_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingTest",
      "kind": "LinkedField",
      "name": "tests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variantId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "1a0b98344fce8df54a99fcf0ac8e8f65";

export default node;
