/**
 * @generated SignedSource<<da1ed11bdfb8d7559d30e5a4d7c70c29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OriginalFrames_frames$data = ReadonlyArray<{
  readonly original: {
    readonly column: number;
    readonly line: number;
    readonly lines: ReadonlyArray<{
      readonly line: number;
    }>;
    readonly name: string;
    readonly source: string;
    readonly " $fragmentSpreads": FragmentRefs<"SourceLines_place">;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "OriginalFrames_frames";
}>;
export type OriginalFrames_frames$key = ReadonlyArray<{
  readonly " $data"?: OriginalFrames_frames$data;
  readonly " $fragmentSpreads": FragmentRefs<"OriginalFrames_frames">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OriginalFrames_frames",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OriginalPlace",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SourceLines_place"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorFrame",
  "abstractKey": null
};
})();

(node as any).hash = "b0895fbc54c86c3bfb797f2794e49d2f";

export default node;
