/**
 * @generated SignedSource<<cfb9bf82337325f38dc588f0f35b4aee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RetentionPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RetentionSplit_report$data = {
  readonly split: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readRetentionCell_cell">;
    }>;
    readonly name: string;
    readonly size: number;
  }> | null | undefined;
  readonly table: {
    readonly period: RetentionPeriod;
  } | null | undefined;
  readonly " $fragmentType": "RetentionSplit_report";
};
export type RetentionSplit_report$key = {
  readonly " $data"?: RetentionSplit_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionSplit_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RetentionSplit_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RetentionTable",
      "kind": "LinkedField",
      "name": "table",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "period",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "by",
          "variableName": "by"
        }
      ],
      "concreteType": "RetentionSplitRow",
      "kind": "LinkedField",
      "name": "split",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RetentionCell",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readRetentionCell_cell",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "visitors",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "share",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "low",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "high",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isPartial",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetentionReport",
  "abstractKey": null
};
})();

(node as any).hash = "6e30dac4fb53736ef4b9dc726a20c900";

export default node;
