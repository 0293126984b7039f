/**
 * @generated SignedSource<<ef3f7cc2ec0aa1c7e2d3f6df5db59d0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "MEMBER" | "NOBODY" | "SHARE" | "TOOL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useHasAccount_viewer$data = {
  readonly kind: ViewerKind;
  readonly session: {
    readonly isReadOnly: boolean;
  } | null | undefined;
  readonly " $fragmentType": "useHasAccount_viewer";
};
export type useHasAccount_viewer$key = {
  readonly " $data"?: useHasAccount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHasAccount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHasAccount_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SessionInfo",
      "kind": "LinkedField",
      "name": "session",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReadOnly",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "53e9a8b4b7ba4051865bbe205de0039e";

export default node;
