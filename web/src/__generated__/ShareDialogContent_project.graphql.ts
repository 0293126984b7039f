/**
 * @generated SignedSource<<bbf3d3e4e26d5aca2c27440a2905f57f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialogContent_project$data = {
  readonly shareLinks: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NewShareLink_project" | "ShareLinkList_project">;
  readonly " $fragmentType": "ShareDialogContent_project";
};
export type ShareDialogContent_project$key = {
  readonly " $data"?: ShareDialogContent_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialogContent_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "module"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "shareLinks"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "ShareDialogContent_project",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewShareLink_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLinkList_project"
    },
    {
      "alias": "shareLinks",
      "args": [
        {
          "kind": "Variable",
          "name": "module",
          "variableName": "module"
        }
      ],
      "concreteType": "ShareLinkConnection",
      "kind": "LinkedField",
      "name": "__ShareLinkList_shareLinks_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShareLinkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ShareLink",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
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

(node as any).hash = "9c85b45ad2187dbc9621a4c4920ece91";

export default node;
