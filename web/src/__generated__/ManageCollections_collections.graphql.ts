/**
 * @generated SignedSource<<e3f2174e46fb5946cfe1bfbd71d530bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManageCollections_collections$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly recordingCount: number;
  readonly search: string | null | undefined;
  readonly " $fragmentType": "ManageCollections_collections";
}>;
export type ManageCollections_collections$key = ReadonlyArray<{
  readonly " $data"?: ManageCollections_collections$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManageCollections_collections">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ManageCollections_collections",
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
      "name": "search",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingCount",
      "storageKey": null
    }
  ],
  "type": "RecordingCollection",
  "abstractKey": null
};

(node as any).hash = "d7356f4fb9ffa9b4a0c22e94f247e536";

export default node;
