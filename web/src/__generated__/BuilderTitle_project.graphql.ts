/**
 * @generated SignedSource<<674acb06b48739c06128d07b35f092c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BuilderTitle_project$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useDisplayNames_project">;
  readonly " $fragmentType": "BuilderTitle_project";
};
export type BuilderTitle_project$key = {
  readonly " $data"?: BuilderTitle_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuilderTitle_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuilderTitle_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useDisplayNames_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fd759b56c8296c8d3d21cd8b56aa53d1";

export default node;
