/**
 * @generated SignedSource<<19063ed11b795011d78292174f358b89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSeenSteps_viewer$data = {
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "useSeenSteps_viewer";
};
export type useSeenSteps_viewer$key = {
  readonly " $data"?: useSeenSteps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenSteps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSeenSteps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "47c4b6ae0cdace138b45559b7ba422b4";

export default node;
