/**
 * @generated SignedSource<<965880ce71da462fdca20a1fbbc46f63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagEditor_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TagForm_project">;
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
      "name": "TagForm_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d9702dfa6a328f0b59d5fa9a6c4af308";

export default node;
