/**
 * @generated SignedSource<<d17e40200e333785ce5b33d62ae222aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListTools_project$data = {
  readonly visitorTags: ReadonlyArray<{
    readonly tag: string;
    readonly visitors: number;
  }> | null | undefined;
  readonly " $fragmentType": "ListTools_project";
};
export type ListTools_project$key = {
  readonly " $data"?: ListTools_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListTools_project",
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

(node as any).hash = "838e3e00d66b7a53503485cbe8bbb1a3";

export default node;
