/**
 * @generated SignedSource<<74fa8dfd7cc54b095e059ef3dd7e8eac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelKpis_report$data = {
  readonly result: {
    readonly previous: {
      readonly totals: {
        readonly converted: number;
        readonly entered: number;
        readonly medianSeconds: number | null | undefined;
        readonly rate: number | null | undefined;
      };
    } | null | undefined;
    readonly totals: {
      readonly converted: number;
      readonly entered: number;
      readonly high: number | null | undefined;
      readonly low: number | null | undefined;
      readonly medianSeconds: number | null | undefined;
      readonly p90Seconds: number | null | undefined;
      readonly rate: number | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "FunnelKpis_report";
};
export type FunnelKpis_report$key = {
  readonly " $data"?: FunnelKpis_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelKpis_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entered",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "converted",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianSeconds",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FunnelKpis_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "by",
          "variableName": "by"
        },
        {
          "kind": "Variable",
          "name": "test",
          "variableName": "test"
        }
      ],
      "concreteType": "FunnelResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelTotals",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
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
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p90Seconds",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelPeriod",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelTotals",
              "kind": "LinkedField",
              "name": "totals",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};
})();

(node as any).hash = "294e6bdd06fbadffc0d89b2e174d941e";

export default node;
