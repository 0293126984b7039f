/**
 * @generated SignedSource<<7bdf4953d2e401856ea0cb3efdc7895c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OverParts_project$data = {
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"CommandPalette_project" | "useJumps_project">;
  readonly " $fragmentType": "OverParts_project";
};
export type OverParts_project$key = {
  readonly " $data"?: OverParts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverParts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverParts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useJumps_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommandPalette_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "c6c57ab024bc2e4fce83f624a9f69380";

export default node;
