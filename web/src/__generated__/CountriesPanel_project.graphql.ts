/**
 * @generated SignedSource<<2f2d5042a78442bf3e0fb2347d176860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CountriesPanel_project$data = {
  readonly inside?: {
    readonly " $fragmentSpreads": FragmentRefs<"PlacesRows_project">;
  } | null | undefined;
  readonly " $fragmentType": "CountriesPanel_project";
};
export type CountriesPanel_project$key = {
  readonly " $data"?: CountriesPanel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountriesPanel_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasPlaces"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountriesPanel_project",
  "selections": [
    {
      "condition": "hasPlaces",
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
                "name": "PlacesRows_project"
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "inside"
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8e7437c448cc241e99c3c5cdeed6a89b";

export default node;
