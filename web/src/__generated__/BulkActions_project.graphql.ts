/**
 * @generated SignedSource<<0b18913146697ae24f99bd7748569895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BulkActions_project$data = {
  readonly id: string;
  readonly timezone: string | null | undefined;
  readonly viewerCanShare: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CollectMenu_project">;
  readonly " $fragmentType": "BulkActions_project";
};
export type BulkActions_project$key = {
  readonly " $data"?: BulkActions_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkActions_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkActions_project",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CollectMenu_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "635db38c5c6b2baced272e0dac330301";

export default node;
