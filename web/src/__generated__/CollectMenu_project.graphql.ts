/**
 * @generated SignedSource<<ae101128010289bd4ecde6421ae1e444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CollectMenu_project$data = {
  readonly id: string;
  readonly recordings: {
    readonly collections: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly search: string | null | undefined;
    }> | null | undefined;
  };
  readonly " $fragmentType": "CollectMenu_project";
};
export type CollectMenu_project$key = {
  readonly " $data"?: CollectMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectMenu_project">;
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
  "name": "CollectMenu_project",
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

(node as any).hash = "cb06feb91eeb305ef9f31e6105a8d058";

export default node;
