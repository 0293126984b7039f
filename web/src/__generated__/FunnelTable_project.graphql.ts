/**
 * @generated SignedSource<<4d2260330deb9604cba00d3508916216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FunnelMode = "SESSION" | "VISITOR" | "%future added value";
export type FunnelOrder = "ANY" | "ORDERED" | "STRICT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FunnelTable_project$data = {
  readonly funnels: {
    readonly list: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly createdAt: string;
          readonly funnelId: number;
          readonly id: string;
          readonly mode: FunnelMode;
          readonly name: string;
          readonly order: FunnelOrder;
          readonly stepCount: number;
          readonly window: number;
        };
        readonly standing: {
          readonly converted: number;
          readonly entered: number;
          readonly rate: number | null | undefined;
          readonly steps: ReadonlyArray<number>;
        } | null | undefined;
      }>;
      readonly totalCount: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "FunnelTable_project";
};
export type FunnelTable_project$key = {
  readonly " $data"?: FunnelTable_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTable_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "archived"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FunnelTable_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectFunnels",
      "kind": "LinkedField",
      "name": "funnels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "archived",
              "variableName": "archived"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "range"
            }
          ],
          "concreteType": "FunnelConnection",
          "kind": "LinkedField",
          "name": "list",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Funnel",
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
                      "name": "funnelId",
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
                      "kind": "ScalarField",
                      "name": "stepCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "window",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "order",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "mode",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "createdAt",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FunnelStanding",
                  "kind": "LinkedField",
                  "name": "standing",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "entered",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "converted",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "rate",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "steps",
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4acadf155a728b671c27c305807158e0";

export default node;
