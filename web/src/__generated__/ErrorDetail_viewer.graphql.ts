/**
 * @generated SignedSource<<dbaaa28984a96085c671bb69fb1f8b32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorDetail_viewer$data = {
  readonly head?: {
    readonly " $fragmentSpreads": FragmentRefs<"ErrorHeader_viewer">;
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
                "name": "ErrorHeader_viewer"
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

(node as any).hash = "052c24755de01186501d622e0923755b";

export default node;
