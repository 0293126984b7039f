/**
 * @generated SignedSource<<ba8322ea918202e69d4d02ff5b17f3de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useExpiredPlan_viewer$data = {
  readonly expiredPlan: {
    readonly paths: ReadonlyArray<string>;
    readonly startPath: string;
  } | null | undefined;
  readonly " $fragmentType": "useExpiredPlan_viewer";
};
export type useExpiredPlan_viewer$key = {
  readonly " $data"?: useExpiredPlan_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExpiredPlan_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExpiredPlan_viewer",
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
          "name": "paths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "36a70c79ba4c9a96a35c82ae5ceb8edb";

export default node;
