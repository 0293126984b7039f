/**
 * @generated SignedSource<<0a7725454ebaa56edf47024f2c39b4fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewShareLink_project$data = {
  readonly id: string;
  readonly name: string;
  readonly timezone: string | null | undefined;
  readonly " $fragmentType": "NewShareLink_project";
};
export type NewShareLink_project$key = {
  readonly " $data"?: NewShareLink_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewShareLink_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4c677105b13fef62e53c2ed7bf2541f5";

export default node;
