/**
 * @generated SignedSource<<ef753a4d864630a4485bc1cc8e84eeed>>
 * @relayHash f3963d20c2241244b593f0c437e9c809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76a1e736dafc2be19177ddec4465e26bbff5c4af3f8417434f6d520dbf8e2198

import { ConcreteRequest } from 'relay-runtime';
export type SourceMapsQuery$variables = {
  project: string;
};
export type SourceMapsQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly traffic: {
        readonly report: {
          readonly errorLog: {
            readonly facets: {
              readonly releases: ReadonlyArray<{
                readonly name: string;
              }>;
            };
          } | null | undefined;
          readonly sourceMaps: ReadonlyArray<{
            readonly bytes: number;
            readonly createdAt: string;
            readonly createdBy: string;
            readonly file: string;
            readonly release: string;
            readonly sourceMapId: number;
            readonly sources: number;
          }> | null | undefined;
        } | null | undefined;
      };
      readonly widgetId: number;
    } | null | undefined;
  };
};
export type SourceMapsQuery = {
  response: SourceMapsQuery$data;
  variables: SourceMapsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widgetId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectTraffic",
  "kind": "LinkedField",
  "name": "traffic",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "range",
          "value": {
            "preset": "LAST_30_DAYS"
          }
        }
      ],
      "concreteType": "TrafficReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SourceMap",
          "kind": "LinkedField",
          "name": "sourceMaps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sourceMapId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "release",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "file",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bytes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sources",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdBy",
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
          "args": [
            {
              "kind": "Literal",
              "name": "limit",
              "value": 1
            }
          ],
          "concreteType": "ErrorLog",
          "kind": "LinkedField",
          "name": "errorLog",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ErrorFacets",
              "kind": "LinkedField",
              "name": "facets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ErrorSplit",
                  "kind": "LinkedField",
                  "name": "releases",
                  "plural": true,
                  "selections": [
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
          "storageKey": "errorLog(limit:1)"
        }
      ],
      "storageKey": "report(range:{\"preset\":\"LAST_30_DAYS\"})"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SourceMapsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SourceMapsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "76a1e736dafc2be19177ddec4465e26bbff5c4af3f8417434f6d520dbf8e2198",
    "metadata": {},
    "name": "SourceMapsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de6306218b6b71a6797bb649b62552aa";

export default node;
