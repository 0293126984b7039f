/**
 * @generated SignedSource<<a2f79a2f4cf62ecceb78a4acc94a89e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormResult_project$data = {
  readonly forms: {
    readonly asMember?: {
      readonly " $fragmentSpreads": FragmentRefs<"Abandons_forms">;
    } | null | undefined;
    readonly report: {
      readonly " $fragmentSpreads": FragmentRefs<"Abandons_report" | "FieldTable_report" | "FixFirst_report" | "FormHeader_report" | "FormKpis_report" | "FormPages_report" | "FormSplitPanel_report" | "FormStepsPanel_report" | "FormTrend_report">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FormHeader_project">;
  readonly " $fragmentType": "FormResult_project";
};
export type FormResult_project$key = {
  readonly " $data"?: FormResult_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormResult_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "compare"
    },
    {
      "kind": "RootArgument",
      "name": "filters"
    },
    {
      "kind": "RootArgument",
      "name": "isMember"
    },
    {
      "kind": "RootArgument",
      "name": "number"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    },
    {
      "kind": "RootArgument",
      "name": "rule"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FormResult_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormHeader_project"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectForms",
      "kind": "LinkedField",
      "name": "forms",
      "plural": false,
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
              "name": "compare",
              "variableName": "compare"
            },
            {
              "kind": "Variable",
              "name": "filters",
              "variableName": "filters"
            },
            {
              "kind": "Variable",
              "name": "formProfileId",
              "variableName": "number"
            },
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "range"
            },
            {
              "kind": "Variable",
              "name": "rule",
              "variableName": "rule"
            }
          ],
          "concreteType": "FormReport",
          "kind": "LinkedField",
          "name": "report",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormHeader_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormKpis_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormStepsPanel_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FixFirst_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FieldTable_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormSplitPanel_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormTrend_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FormPages_report"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Abandons_report"
            }
          ],
          "storageKey": null
        },
        {
          "condition": "isMember",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Abandons_forms"
                  }
                ],
                "type": "ProjectForms",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "asMember"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "50826a27826f786b68dc6d92c16d832d";

export default node;
