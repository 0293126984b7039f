/**
 * @generated SignedSource<<188940ccd4beebc9c7d7b24938c7ea33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstVisit_project$data = {
  readonly id: string;
  readonly trafficCheck: {
    readonly lastEventAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FirstVisit_project";
};
export type FirstVisit_project$key = {
  readonly " $data"?: FirstVisit_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstVisit_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstVisit_project",
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
      "concreteType": "TrafficCheck",
      "kind": "LinkedField",
      "name": "trafficCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastEventAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "83832e8af1945dfd49536ba2fa13c39e";

export default node;
