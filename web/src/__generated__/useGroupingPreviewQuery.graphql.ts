/**
 * @generated SignedSource<<f94de364c77d5ef45bad40dee33a7978>>
 * @relayHash 2c2e12b32b3a8d2b3e532905ee20400e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bd0139b606f57046d40b770bf7b10932f6e757f2b38a3ff075d33024789a5d8

import { ConcreteRequest } from 'relay-runtime';
export type useGroupingPreviewQuery$variables = {
  project: string;
  rule: string;
};
export type useGroupingPreviewQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly traffic: {
        readonly groupingPreview: {
          readonly paths: ReadonlyArray<{
            readonly pageviews: number;
            readonly path: string;
          }>;
          readonly totalCount: number;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useGroupingPreviewQuery = {
  response: useGroupingPreviewQuery$data;
  variables: useGroupingPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rule"
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
  "name": "traffic",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "rule",
          "variableName": "rule"
        }
      ],
      "concreteType": "GroupingPreview",
      "kind": "LinkedField",
      "name": "groupingPreview",
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
          "concreteType": "GroupedPath",
          "kind": "LinkedField",
          "name": "paths",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageviews",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "traffic(range:{\"preset\":\"LAST_30_DAYS\"})"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGroupingPreviewQuery",
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
              (v2/*:: as any*/)
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
    "name": "useGroupingPreviewQuery",
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
    "id": "4bd0139b606f57046d40b770bf7b10932f6e757f2b38a3ff075d33024789a5d8",
    "metadata": {},
    "name": "useGroupingPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21ee09eaa309e92cb0c05186be24bbbe";

export default node;
