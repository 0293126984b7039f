/**
 * @generated SignedSource<<e3ad1e949f06c8459eea249ce545586a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlacesNote_project$data = {
  readonly places: {
    readonly source: {
      readonly credits: ReadonlyArray<{
        readonly text: string;
        readonly url: string;
      }>;
      readonly hasCities: boolean;
    } | null | undefined;
  };
  readonly " $fragmentType": "PlacesNote_project";
};
export type PlacesNote_project$key = {
  readonly " $data"?: PlacesNote_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacesNote_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlacesNote_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectPlaces",
      "kind": "LinkedField",
      "name": "places",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlaceSource",
          "kind": "LinkedField",
          "name": "source",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasCities",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceCredit",
              "kind": "LinkedField",
              "name": "credits",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "112c7fb70b676fe1ca9b0284bff55362";

export default node;
