/**
 * @generated SignedSource<<6e6f502707bd8c4b20d576c98ff20493>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlacesRows_report$data = {
  readonly places: {
    readonly rows: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"LazyBreakdownTable_breakdown">;
  } | null | undefined;
  readonly " $fragmentType": "PlacesRows_report";
};
export type PlacesRows_report$key = {
  readonly " $data"?: PlacesRows_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacesRows_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "places"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlacesRows_report",
  "selections": [
    {
      "alias": "places",
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "places"
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
          "alias": null,
          "args": null,
          "concreteType": "BreakdownRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "a3eb0433a41ee972dc45d965492eb914";

export default node;
