/**
 * @generated SignedSource<<111402f07031cedf850f65143444b787>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageSelect_pages$data = {
  readonly rows: ReadonlyArray<{
    readonly hasSnapshot: boolean;
    readonly path: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "PageSelect_pages";
};
export type PageSelect_pages$key = {
  readonly " $data"?: PageSelect_pages$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageSelect_pages">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageSelect_pages",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapPage",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSnapshot",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeatmapPages",
  "abstractKey": null
};

(node as any).hash = "2a27f96a35dcfc5b9eb543d9e091a3a3";

export default node;
