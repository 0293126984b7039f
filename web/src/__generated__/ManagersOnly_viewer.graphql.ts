/**
 * @generated SignedSource<<003043b293b72aff92e5e0a62bcabb2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManagersOnly_viewer$data = {
  readonly confinedTo: {
    readonly __typename: "Confinement";
  } | null | undefined;
  readonly " $fragmentType": "ManagersOnly_viewer";
};
export type ManagersOnly_viewer$key = {
  readonly " $data"?: ManagersOnly_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagersOnly_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManagersOnly_viewer",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8097084c5cfb682883466043affc4f2a";

export default node;
