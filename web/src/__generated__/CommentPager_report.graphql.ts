/**
 * @generated SignedSource<<a4987548e7d2375c59c6e4949a275db7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentPager_report$data = {
  readonly leftOut: number;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly totals: {
    readonly comments: number;
  };
  readonly " $fragmentType": "CommentPager_report";
};
export type CommentPager_report$key = {
  readonly " $data"?: CommentPager_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentPager_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentPager_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "43d4e3dc1e3225054d70582ec5ff9d8e";

export default node;
