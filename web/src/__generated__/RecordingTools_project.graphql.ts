/**
 * @generated SignedSource<<438b7eeef13495e71f5bbb127ca1aaa0>>
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

(node as any).hash = "88dbdd427faf63db856d990087874890";

export default node;
