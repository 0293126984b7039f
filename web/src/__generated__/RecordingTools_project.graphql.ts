/**
 * @generated SignedSource<<493522f05a1a7473a94b4edd8811526c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingTools_project$data = {
  readonly id: string;
  readonly timezone: string | null | undefined;
  readonly viewerCanShare: boolean | null | undefined;
  readonly widgetId: number;
  readonly " $fragmentType": "RecordingTools_project";
};
export type RecordingTools_project$key = {
  readonly " $data"?: RecordingTools_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingTools_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingTools_project",
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
      "name": "widgetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanShare",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "102b96781ecf1ec656e8ce4bccef8454";

export default node;
