/**
 * @generated SignedSource<<f91c62b412241055acaf293cd1dda2f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagForm_project$data = {
  readonly audience: {
    readonly tags: ReadonlyArray<{
      readonly tag: string;
      readonly visitors: number;
    }> | null | undefined;
  };
  readonly " $fragmentType": "TagForm_project";
};
export type TagForm_project$key = {
  readonly " $data"?: TagForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagForm_project",
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

(node as any).hash = "4789a287240e56c457caf06ff6d0bd3a";

export default node;
