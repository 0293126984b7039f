/**
 * @generated SignedSource<<64a18ce45ba4d60f147e6f7f677b5af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DemoBanner_viewer$data = {
  readonly session: {
    readonly hasOwnAccount: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOwnAccount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b3d2b8c18750b65402096cef598c9bd4";

export default node;
