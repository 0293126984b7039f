/**
 * @generated SignedSource<<f86f9e4a6a39658c3320257914e72b61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PagesPanel_report$data = {
  readonly pages: {
    readonly " $fragmentSpreads": FragmentRefs<"LazyBreakdownTable_breakdown">;
  } | null | undefined;
  readonly " $fragmentType": "PagesPanel_report";
};
export type PagesPanel_report$key = {
  readonly " $data"?: PagesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"PagesPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "pages"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PagesPanel_report",
  "selections": [
    {
      "alias": "pages",
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "pages"
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

(node as any).hash = "019dd0a6bb123fad87ac9499010d3435";

export default node;
