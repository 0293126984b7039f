/**
 * @generated SignedSource<<f3b440f45bd63edcedacee63b3f4fbc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttributionModel = "FIRST" | "LAST" | "LINEAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AcquisitionPanel_report$data = {
  readonly table: {
    readonly currency: string;
    readonly goal: {
      readonly key: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly model: AttributionModel;
    readonly range: {
      readonly endDate: string;
      readonly previousStartDate: string | null | undefined;
      readonly startDate: string;
    };
    readonly rows: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readAcquisitionRow_row">;
    }>;
    readonly totalCount: number;
    readonly totals: {
      readonly visitors: number;
      readonly " $fragmentSpreads": FragmentRefs<"AcquisitionTotals_row">;
    };
  } | null | undefined;
  readonly " $fragmentType": "AcquisitionPanel_report";
};
export type AcquisitionPanel_report$key = {
  readonly " $data"?: AcquisitionPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcquisitionPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "level"
    },
    {
      "kind": "RootArgument",
      "name": "model"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AcquisitionPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "level",
          "variableName": "level"
        },
        {
          "kind": "Literal",
          "name": "limit",
          "value": 100
        },
        {
          "kind": "Variable",
          "name": "model",
          "variableName": "model"
        }
      ],
      "concreteType": "AcquisitionTable",
      "kind": "LinkedField",
      "name": "table",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AcquisitionRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readAcquisitionRow_row",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sessions",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bounceRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "conversions",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "conversionRate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "revenue",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RevenuePerVisitor",
                  "kind": "LinkedField",
                  "name": "revenuePerVisitor",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
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
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "previousVisitors",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcquisitionRow",
          "kind": "LinkedField",
          "name": "totals",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AcquisitionTotals_row"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "model",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountedGoal",
          "kind": "LinkedField",
          "name": "goal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "previousStartDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AcquisitionReport",
  "abstractKey": null
};
})();

(node as any).hash = "071f48be1e3d9044051230b01c70b36f";

export default node;
