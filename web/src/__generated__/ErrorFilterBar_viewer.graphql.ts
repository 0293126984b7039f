/**
 * @generated SignedSource<<6744647bb04499db9e2db4475f71e204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorFilterBar_viewer$data = {
  readonly activeMembers: ReadonlyArray<{
    readonly name: string;
    readonly userId: number;
  }> | null | undefined;
  readonly " $fragmentType": "ErrorFilterBar_viewer";
};
export type ErrorFilterBar_viewer$key = {
  readonly " $data"?: ErrorFilterBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorFilterBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorFilterBar_viewer",
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

(node as any).hash = "299bfc01ccc0667b50feb9620a866923";

export default node;
