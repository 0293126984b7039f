/**
 * @generated SignedSource<<606272517b3e3e477e18666c23db0779>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorDetail_viewer$data = {
  readonly head?: {
    readonly " $fragmentSpreads": FragmentRefs<"ErrorHead_viewer">;
  } | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "ErrorDetail_viewer";
};
export type ErrorDetail_viewer$key = {
  readonly " $data"?: ErrorDetail_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorDetail_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isOne"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorDetail_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    },
    {
      "condition": "isOne",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ErrorHead_viewer"
              }
            ],
            "type": "Viewer",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "head"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3b254d49082f9e08ec8aebdeaa638ba5";

export default node;
