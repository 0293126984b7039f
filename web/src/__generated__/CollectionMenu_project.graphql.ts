/**
 * @generated SignedSource<<e1b4fc6f70d98db3aabf24b8ba0d9422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CollectionMenu_project$data = {
  readonly id: string;
  readonly recordings: {
    readonly collections: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly recordingCount: number;
      readonly search: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ManageCollections_collections">;
    }> | null | undefined;
  };
  readonly " $fragmentType": "CollectionMenu_project";
};
export type CollectionMenu_project$key = {
  readonly " $data"?: CollectionMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionMenu_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionMenu_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectRecordings",
      "kind": "LinkedField",
      "name": "recordings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RecordingCollection",
          "kind": "LinkedField",
          "name": "collections",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ManageCollections_collections"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "892b61a492162e246c251cca8ff34a23";

export default node;
