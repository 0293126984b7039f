/**
 * @generated SignedSource<<57556c6c9a7482abf70c66f4453aa482>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SourceLines_place$data = {
  readonly line: number;
  readonly lines: ReadonlyArray<{
    readonly line: number;
    readonly text: string;
  }>;
  readonly source: string;
  readonly " $fragmentType": "SourceLines_place";
};
export type SourceLines_place$key = {
  readonly " $data"?: SourceLines_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceLines_place">;
};

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
  "metadata": null,
  "name": "SourceLines_place",
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
      "concreteType": "SourceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OriginalPlace",
  "abstractKey": null
};
})();

(node as any).hash = "5bd7c9f17e4b59a4f363015355b2a2a5";

export default node;
