/**
 * @generated SignedSource<<c0a148c39f58615d58ce47274cb31dab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSeenSteps_project$data = {
  readonly trafficCheck: {
    readonly pageviewTotal: number;
  } | null | undefined;
  readonly " $fragmentType": "useSeenSteps_project";
};
export type useSeenSteps_project$key = {
  readonly " $data"?: useSeenSteps_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenSteps_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSeenSteps_project",
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

(node as any).hash = "e4043abe8de933fcae91e1ad368dc4e6";

export default node;
