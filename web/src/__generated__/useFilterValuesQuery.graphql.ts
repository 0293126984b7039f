/**
 * @generated SignedSource<<73afdfb7d6f0c0a81d13a22179470a12>>
 * @relayHash 014412361778c5284057b2109a30036c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c80b073c046f91212f66ed4064fed6c23d11d8d3f17ea3c341796da8bf81f057

import { ConcreteRequest } from 'relay-runtime';
export type FilterCriteria = "BROWSER" | "CITY" | "COUNTRY" | "DAYOFWEEK" | "DEVICE" | "EVENT" | "EXIT_PAGE" | "GOAL" | "HOUROFDAY" | "LANDING_PAGE" | "LANG" | "OS" | "PAGE" | "PAGE_TIME" | "REF_HOST" | "REF_PAGE" | "REGION" | "SCROLL_DEPTH" | "SESSION_PAGEVIEWS" | "SOURCE" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "VISITOR_DAYOFWEEK" | "VISITOR_HOUROFDAY" | "VISITOR_SESSIONS" | "VISITOR_TYPE" | "%future added value";
export type useFilterValuesQuery$variables = {
  contains: string;
  criteria: FilterCriteria;
  project: string;
};
export type useFilterValuesQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly filterValues: ReadonlyArray<{
        readonly label: string | null | undefined;
        readonly value: string;
        readonly visitors: number;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useFilterValuesQuery = {
  response: useFilterValuesQuery$data;
  variables: useFilterValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contains"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "criteria"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "contains",
      "variableName": "contains"
    },
    {
      "kind": "Variable",
      "name": "criteria",
      "variableName": "criteria"
    }
  ],
  "concreteType": "FilterValue",
  "kind": "LinkedField",
  "name": "filterValues",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitors",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFilterValuesQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFilterValuesQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
    "id": "c80b073c046f91212f66ed4064fed6c23d11d8d3f17ea3c341796da8bf81f057",
    "metadata": {},
    "name": "useFilterValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4dee86d6a67fc6eed876eb506f60a984";

export default node;
