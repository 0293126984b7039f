/**
 * @generated SignedSource<<b5d016299275e1f94d3486c9c62d8020>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoDataBanner_project$data = {
  readonly trafficCheck: {
    readonly pageviewTotal: number;
  } | null | undefined;
  readonly " $fragmentType": "NoDataBanner_project";
};
export type NoDataBanner_project$key = {
  readonly " $data"?: NoDataBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoDataBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoDataBanner_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e59424be41229f836b36c2730d2acd5e";

export default node;
