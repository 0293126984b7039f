/**
 * @generated SignedSource<<e59515f8739c084d8c42460e1b74d531>>
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
      readonly high: number | null | undefined;
      readonly isPartial: boolean;
      readonly low: number | null | undefined;
      readonly share: number | null | undefined;
      readonly size: number;
      readonly visitors: number;
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

(node as any).hash = "d2a47e2e6a36b55ebba7a414e1511773";

export default node;
