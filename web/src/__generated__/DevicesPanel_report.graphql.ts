/**
 * @generated SignedSource<<a2a260b5a3933d22e59e89b1324234ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DevicesPanel_report$data = {
  readonly devices: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownTable_breakdown">;
  } | null | undefined;
  readonly " $fragmentType": "DevicesPanel_report";
};
export type DevicesPanel_report$key = {
  readonly " $data"?: DevicesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "devices"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DevicesPanel_report",
  "selections": [
    {
      "alias": "devices",
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "devices"
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

(node as any).hash = "81ff4ec0c2fed05a11e885f51f7d057e";

export default node;
