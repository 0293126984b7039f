/**
 * @generated SignedSource<<45500aff35e9f1310f62891b6b572a16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useKnownTags_project$data = {
  readonly audience: {
    readonly tags: ReadonlyArray<{
      readonly tag: string;
      readonly visitors: number;
    }> | null | undefined;
  };
  readonly " $fragmentType": "useKnownTags_project";
};
export type useKnownTags_project$key = {
  readonly " $data"?: useKnownTags_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTags_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKnownTags_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectAudience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitorTag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tag",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "visitors",
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

(node as any).hash = "249d0a17f0cbab9872c59bc01c74d8d1";

export default node;
