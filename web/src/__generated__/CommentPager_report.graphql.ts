/**
 * @generated SignedSource<<895b07a14948fec772347ca835c3b68f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeedbackStatus = "ARCHIVED" | "DONE" | "NEW" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CommentPager_report$data = {
  readonly comments: ReadonlyArray<{
    readonly status: FeedbackStatus;
    readonly url: string;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeedbackReport",
  "abstractKey": null
};

(node as any).hash = "ce0da2d3bc977e5962624b649fdd3b5d";

export default node;
