/**
 * @generated SignedSource<<d016822dfaf8c033f0c4b58f2785085b>>
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

(node as any).hash = "b9a3b2e6e216dc42fe7b742a4b127244";

export default node;
