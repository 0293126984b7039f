/**
 * @generated SignedSource<<9c35a13a67e11ed6953a1cf5b27f2d09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppHeader_viewer$data = {
  readonly isSuspended: boolean | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarMenu_viewer" | "PlanPrompt_viewer" | "ProjectSwitcher_viewer">;
  readonly " $fragmentType": "AppHeader_viewer";
};
export type AppHeader_viewer$key = {
  readonly " $data"?: AppHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppHeader_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarMenu_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanPrompt_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectSwitcher_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b57c6e01b06448de793935a927b5679e";

export default node;
