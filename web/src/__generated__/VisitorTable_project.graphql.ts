/**
 * @generated SignedSource<<7a4bb7c70c17732505601a8cb369f8bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorTable_project$data = {
  readonly widgetId: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkTags_project" | "ListTools_project" | "NoVisitors_project">;
  readonly " $fragmentType": "VisitorTable_project";
};
export type VisitorTable_project$key = {
  readonly " $data"?: VisitorTable_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorTable_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitorTable_project",
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
      "name": "BulkTags_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListTools_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoVisitors_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "90863932fde0ad582014c5520ad455ca";

export default node;
