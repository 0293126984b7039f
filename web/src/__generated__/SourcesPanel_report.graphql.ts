/**
 * @generated SignedSource<<5e56eb7f6319808138abb98db4ac55bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SourcesPanel_report$data = {
  readonly sources: {
    readonly " $fragmentSpreads": FragmentRefs<"LazyBreakdownTable_breakdown">;
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
          "name": "LazyBreakdownTable_breakdown"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "d99013a0f743bf815d5abdd56a56a9d4";

export default node;
