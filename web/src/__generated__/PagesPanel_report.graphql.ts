/**
 * @generated SignedSource<<434eb76e70c67715228044d635667bfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PagesPanel_report$data = {
  readonly pages: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownTable_breakdown">;
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
          "name": "BreakdownTable_breakdown"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "b7200924e12ed934805b57dba9315377";

export default node;
