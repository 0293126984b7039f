/**
 * @generated SignedSource<<9df5b18fd6f7ff8b7ffd5e21292a7532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormHeader_project$data = {
  readonly forms: {
    readonly asMember?: {
      readonly " $fragmentSpreads": FragmentRefs<"FormSelect_forms">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReportTitle_project">;
  readonly " $fragmentType": "FormHeader_project";
};
export type FormHeader_project$key = {
  readonly " $data"?: FormHeader_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormHeader_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isMember"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormHeader_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportTitle_project"
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
                    "name": "FormSelect_forms"
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

(node as any).hash = "90d0ba1c2e85c26b19d04f0a76a927bb";

export default node;
