/**
 * @generated SignedSource<<c8b64350e87734f0b6f28415efe13cf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DemoBanner_viewer$data = {
  readonly session: {
    readonly isReadOnly: boolean;
  } | null | undefined;
  readonly " $fragmentType": "DemoBanner_viewer";
};
export type DemoBanner_viewer$key = {
  readonly " $data"?: DemoBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoBanner_viewer",
  "selections": [
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

(node as any).hash = "5fc75b9f2fe1e948bdf0902bb022d622";

export default node;
