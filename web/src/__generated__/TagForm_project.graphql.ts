/**
 * @generated SignedSource<<6c680ace76b6f45665e979b1f2af8b27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagForm_project$data = {
  readonly visitorTags: ReadonlyArray<{
    readonly tag: string;
    readonly visitors: number;
  }> | null | undefined;
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
      "concreteType": "VisitorTag",
      "kind": "LinkedField",
      "name": "visitorTags",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7cf3243660d9a2df18fe51e99d2d533c";

export default node;
