/**
 * @generated SignedSource<<7ae8667ac765bae4f0e2b58167851b1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Abandons_report$data = {
  readonly fields: ReadonlyArray<{
    readonly field: string;
    readonly label: string;
  }>;
  readonly form: {
    readonly formProfileId: number | null | undefined;
    readonly rule: {
      readonly " $fragmentSpreads": FragmentRefs<"readRule_rule">;
    };
  };
  readonly " $fragmentType": "Abandons_report";
};
export type Abandons_report$key = {
  readonly " $data"?: Abandons_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"Abandons_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Abandons_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportedForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formProfileId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormRule",
          "kind": "LinkedField",
          "name": "rule",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readRule_rule",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "HeatmapPageRule",
                  "kind": "LinkedField",
                  "name": "page",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "match",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "selector",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};

(node as any).hash = "6e52dad5bc9ab6e2356bfd3ee58bd063";

export default node;
