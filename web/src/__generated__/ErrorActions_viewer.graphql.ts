/**
 * @generated SignedSource<<f78045041bc2c3d8eceeff0fe961bfb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorActions_viewer$data = {
  readonly activeMembers: ReadonlyArray<{
    readonly name: string;
    readonly userId: number;
  }> | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "ErrorActions_viewer";
};
export type ErrorActions_viewer$key = {
  readonly " $data"?: ErrorActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorActions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveMember",
      "kind": "LinkedField",
      "name": "activeMembers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3ae092a2e50afd0d2aa1cc373e2f79b1";

export default node;
