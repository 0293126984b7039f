/**
 * @generated SignedSource<<97cbb3f95c9fb9ecfc9d7609891b47d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpensToday_project$data = {
  readonly createdAt: string | null | undefined;
  readonly widgetId: number;
  readonly " $fragmentType": "OpensToday_project";
};
export type OpensToday_project$key = {
  readonly " $data"?: OpensToday_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpensToday_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpensToday_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "31f7848cce44d83d47d3b76ca5bc1b0b";

export default node;
