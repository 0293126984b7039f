/**
 * @generated SignedSource<<8ca1fa0a58790d25ae636bbfdbbc11aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportBody_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
  readonly " $fragmentType": "ReportBody_project";
};
export type ReportBody_project$key = {
  readonly " $data"?: ReportBody_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportBody_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportBody_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTitle_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3bcd9d27f834cea28d89063d72944ae5";

export default node;
