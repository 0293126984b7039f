/**
 * @generated SignedSource<<59809b2a682de6244099e0d1cc1c0cb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeedbackFigures_report$data = {
  readonly previous: {
    readonly comments: number;
    readonly mean: number | null | undefined;
  } | null | undefined;
  readonly status: {
    readonly new: number;
    readonly open: number;
  };
  readonly totals: {
    readonly comments: number;
    readonly mean: number | null | undefined;
    readonly rated: number;
  };
  readonly " $fragmentType": "FeedbackFigures_report";
};
export type FeedbackFigures_report$key = {
  readonly " $data"?: FeedbackFigures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackFigures_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comments",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mean",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackFigures_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rated",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentTotals",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentStatusCounts",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "new",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};
})();

(node as any).hash = "7f40bc2e6af0e3a428d64fd88cb572c2";

export default node;
