/**
 * @generated SignedSource<<e25c4aa5d0103fc4616efae287a58596>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DrillPanel_project$data = {
  readonly places?: {
    readonly " $fragmentSpreads": FragmentRefs<"PlacesNote_project">;
  } | null | undefined;
  readonly " $fragmentType": "DrillPanel_project";
};
export type DrillPanel_project$key = {
  readonly " $data"?: DrillPanel_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrillPanel_project">;
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
  "name": "DrillPanel_project",
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
                "name": "PlacesNote_project"
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "places"
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "efd1a2dc77a0e4bfff9e8a50e17b66ac";

export default node;
