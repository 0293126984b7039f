/**
 * @generated SignedSource<<dccc8775ec82cb240511329e50e3e9d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelSplit_project$data = {
  readonly experiments: {
    readonly list: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "FunnelSplit_project";
};
export type FunnelSplit_project$key = {
  readonly " $data"?: FunnelSplit_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelSplit_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelSplit_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectExperiments",
      "kind": "LinkedField",
      "name": "experiments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            }
          ],
          "concreteType": "TestConnection",
          "kind": "LinkedField",
          "name": "list",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TestEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Test",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "list(first:100)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4d35ac79e3d5d9b56a381cfe1526bbfc";

export default node;
