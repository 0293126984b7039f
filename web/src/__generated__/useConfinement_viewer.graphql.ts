/**
 * @generated SignedSource<<07baa633f0bd11537e20abe0d6adf823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useConfinement_viewer$data = {
  readonly confinedTo: {
    readonly paths: ReadonlyArray<string>;
    readonly startPath: string;
  } | null | undefined;
  readonly " $fragmentType": "useConfinement_viewer";
};
export type useConfinement_viewer$key = {
  readonly " $data"?: useConfinement_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConfinement_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useConfinement_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Confinement",
      "kind": "LinkedField",
      "name": "confinedTo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d70122f85a51d7418f091a150292a234";

export default node;
