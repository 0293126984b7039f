/**
 * @generated SignedSource<<24ba5fd995787182c13f39603a6c0b20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountriesPanel_report$data = {
  readonly countries?: {
    readonly rows: ReadonlyArray<{
      readonly name: string;
      readonly visitors: number;
    }>;
    readonly visitors: number;
  } | null | undefined;
  readonly " $fragmentType": "CountriesPanel_report";
};
export type CountriesPanel_report$key = {
  readonly " $data"?: CountriesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountriesPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
      "name": "hasPlaces"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CountriesPanel_report",
  "selections": [
    {
      "condition": "hasPlaces",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": "countries",
          "args": [
            {
              "kind": "Literal",
              "name": "dimension",
              "value": "COUNTRY"
            },
            {
              "kind": "Literal",
              "name": "limit",
              "value": 250
            }
          ],
          "concreteType": "TrafficBreakdown",
          "kind": "LinkedField",
          "name": "breakdown",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "breakdown(dimension:\"COUNTRY\",limit:250)"
        }
      ]
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};
})();

(node as any).hash = "bf8bb12e71fdfb746cb254c8f13ad32c";

export default node;
