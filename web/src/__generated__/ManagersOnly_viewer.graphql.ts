/**
 * @generated SignedSource<<4129c9e2fc602da709b954cdf8486585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagersOnly_viewer$data = {
  readonly expiredPlan: {
    readonly __typename: "ExpiredPlan";
  } | null | undefined;
  readonly " $fragmentType": "ManagersOnly_viewer";
};
export type ManagersOnly_viewer$key = {
  readonly " $data"?: ManagersOnly_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagersOnly_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagersOnly_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExpiredPlan",
      "kind": "LinkedField",
      "name": "expiredPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "add0d6c2fe8c9ad04c342aa52827580c";

export default node;
