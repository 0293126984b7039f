/**
 * @generated SignedSource<<a5f6c5ba08913a4852368e927c533614>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelTitle_project$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
  readonly " $fragmentType": "FunnelTitle_project";
};
export type FunnelTitle_project$key = {
  readonly " $data"?: FunnelTitle_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTitle_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelTitle_project",
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

(node as any).hash = "b65a7f7471a623966e964333e0538ea0";

export default node;
