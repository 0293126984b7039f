/**
 * @generated SignedSource<<eb252c7bef17b22aaf159cd2fa742038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AttributeList_visitor$data = {
  readonly attributes: ReadonlyArray<{
    readonly at: string;
    readonly key: string;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "AttributeList_visitor";
};
export type AttributeList_visitor$key = {
  readonly " $data"?: AttributeList_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttributeList_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttributeList_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "219171c8e029e36dca0892171b4c8713";

export default node;
