/**
 * @generated SignedSource<<683e4a9e110fe8fe62ad8a1e25ef47cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagEditor_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTags_project">;
  readonly " $fragmentType": "TagEditor_project";
};
export type TagEditor_project$key = {
  readonly " $data"?: TagEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagEditor_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useKnownTags_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3f22bafb29a2e48bd648e47ff8003c5b";

export default node;
