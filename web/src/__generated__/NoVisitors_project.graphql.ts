/**
 * @generated SignedSource<<43e162981d268286b5b463dcbc83d016>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoVisitors_project$data = {
  readonly trafficCheck: {
    readonly pageviewTotal: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InstallDialog_project">;
  readonly " $fragmentType": "NoVisitors_project";
};
export type NoVisitors_project$key = {
  readonly " $data"?: NoVisitors_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoVisitors_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoVisitors_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TrafficCheck",
      "kind": "LinkedField",
      "name": "trafficCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageviewTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "73c7c1fe61989b0d7b52d7867deafbb6";

export default node;
