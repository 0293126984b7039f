/**
 * @generated SignedSource<<2d68b6cdd554d62e3f8e5a676bcb78b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OptOutCard_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "OptOutCard_project";
};
export type OptOutCard_project$key = {
  readonly " $data"?: OptOutCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptOutCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptOutCard_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedWebsites",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "06303b3406640002560745787356d003";

export default node;
