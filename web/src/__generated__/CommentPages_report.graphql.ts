/**
 * @generated SignedSource<<ccc19b43597f9ec0b6db8d14325cc791>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CommentPages_report$data = {
  readonly pages: ReadonlyArray<{
    readonly comments: number;
    readonly mean: number | null | undefined;
    readonly path: string;
    readonly rated: number;
  }>;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly " $fragmentType": "CommentPages_report";
};
export type CommentPages_report$key = {
  readonly " $data"?: CommentPages_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentPages_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentPages_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mean",
          "storageKey": null
        }
      ],
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

(node as any).hash = "1d0e147f5b4d3d60a574b6f4bbf61c80";

export default node;
