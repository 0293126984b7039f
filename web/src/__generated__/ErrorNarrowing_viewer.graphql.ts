/**
 * @generated SignedSource<<8f6bb1285f2301cd75857749f0fefe2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorNarrowing_viewer$data = {
  readonly activeMembers: ReadonlyArray<{
    readonly name: string;
    readonly userId: number;
  }> | null | undefined;
  readonly " $fragmentType": "ErrorNarrowing_viewer";
};
export type ErrorNarrowing_viewer$key = {
  readonly " $data"?: ErrorNarrowing_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorNarrowing_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorNarrowing_viewer",
  "selections": [
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

(node as any).hash = "a9b8594b0fba348196f9ddb60cfab76e";

export default node;
