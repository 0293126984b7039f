/**
 * @generated SignedSource<<2de530c58798e2da3acf1216c5cb78cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SourcesPanel_report$data = {
  readonly sources: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownTable_breakdown">;
  } | null | undefined;
  readonly " $fragmentType": "SourcesPanel_report";
};
export type SourcesPanel_report$key = {
  readonly " $data"?: SourcesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcesPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "sources"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SourcesPanel_report",
  "selections": [
    {
      "alias": "sources",
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "sources"
        },
        {
          "kind": "Literal",
          "name": "limit",
          "value": 10
        }
      ],
      "concreteType": "TrafficBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakdownTable_breakdown"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "0df6c6624b927350006f83193a674650";

export default node;
