/**
 * @generated SignedSource<<2b43fa00d9d36ab7bf66792bcbfc2efb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormSelect_forms$data = {
  readonly list: {
    readonly rows: ReadonlyArray<{
      readonly formProfileId: number | null | undefined;
      readonly name: string;
      readonly rule: {
        readonly " $fragmentSpreads": FragmentRefs<"readRule_rule">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "FormSelect_forms";
};
export type FormSelect_forms$key = {
  readonly " $data"?: FormSelect_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSelect_forms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filters"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSelect_forms",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Literal",
          "name": "limit",
          "value": 50
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "FormList",
      "kind": "LinkedField",
      "name": "list",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FormRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
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
              "kind": "ScalarField",
              "name": "name",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectForms",
  "abstractKey": null
};

(node as any).hash = "0eeb8a4dd30773c4904daddf81e8780f";

export default node;
