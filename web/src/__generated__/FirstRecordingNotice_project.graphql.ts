/**
 * @generated SignedSource<<3da49136432a4c5d79e8797af43ab02b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstRecordingNotice_project$data = {
  readonly firstRecording: {
    readonly location: string | null | undefined;
    readonly session: string | null | undefined;
  } | null | undefined;
  readonly widgetId: number;
  readonly " $fragmentType": "FirstRecordingNotice_project";
};
export type FirstRecordingNotice_project$key = {
  readonly " $data"?: FirstRecordingNotice_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstRecordingNotice_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstRecordingNotice_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstRecording",
      "kind": "LinkedField",
      "name": "firstRecording",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "session",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2a759261aa2ff8873d17512b48ff3641";

export default node;
