/**
 * @generated SignedSource<<feb4bc4bf9fab97d5851e3f8bc4aabf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DevicesPanel_report$data = {
  readonly devices: {
    readonly " $fragmentSpreads": FragmentRefs<"LazyBreakdownTable_breakdown">;
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
          "name": "LazyBreakdownTable_breakdown"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "182728904dd89d905804e3ec52e92154";

export default node;
