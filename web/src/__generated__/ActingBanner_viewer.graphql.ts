/**
 * @generated SignedSource<<3b189f05bd996ba84dded181a0cefc86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActingBanner_viewer$data = {
  readonly acting: {
    readonly companyName: string;
    readonly endsAt: string;
    readonly memberName: string;
  } | null | undefined;
  readonly " $fragmentType": "ActingBanner_viewer";
};
export type ActingBanner_viewer$key = {
  readonly " $data"?: ActingBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActingBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActingBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Acting",
      "kind": "LinkedField",
      "name": "acting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c71fa873b5a96d95ef8ddab6235b4960";

export default node;
