/**
 * @generated SignedSource<<d886155abbfc7c8cefda22e8c2fce913>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormSplitPanel_report$data = {
  readonly split: ReadonlyArray<{
    readonly totals: {
      readonly completionRate: number | null | undefined;
      readonly completions: number;
      readonly medianMs: number | null | undefined;
      readonly starters: number;
      readonly views: number;
    };
    readonly value: string;
  }>;
  readonly " $fragmentType": "FormSplitPanel_report";
};
export type FormSplitPanel_report$key = {
  readonly " $data"?: FormSplitPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSplitPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSplitPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormSplitRow",
      "kind": "LinkedField",
      "name": "split",
      "plural": true,
      "selections": [
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
          "concreteType": "FormTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "views",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starters",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "completionRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medianMs",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};

(node as any).hash = "436210ac455c5a03cbd512de5a55bcc9";

export default node;
