/**
 * @generated SignedSource<<385f612ebb49fa9426da8b9e48bd31db>>
 * @relayHash b7d4c5e2ae92490d25b7a808c639b427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ccbb7eca5dd5a2d6e9469793ad60a748affa59ee111ebb8ecc50ffc93350434

import { ConcreteRequest } from 'relay-runtime';
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type FormRuleInput = {
  page: HeatmapPageInput;
  selector: string;
};
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type useFieldChoicesQuery$variables = {
  number?: number | null | undefined;
  project: string;
  rule?: FormRuleInput | null | undefined;
};
export type useFieldChoicesQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly forms: {
        readonly report: {
          readonly fields: ReadonlyArray<{
            readonly field: string;
            readonly label: string;
          }>;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFieldChoicesQuery = {
  response: useFieldChoicesQuery$data;
  variables: useFieldChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
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
  "args": null,
  "concreteType": "ProjectForms",
  "kind": "LinkedField",
  "name": "forms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "formProfileId",
          "variableName": "number"
        },
        {
          "kind": "Literal",
          "name": "range",
          "value": {
            "preset": "LAST_90_DAYS"
          }
        },
        {
          "kind": "Variable",
          "name": "rule",
          "variableName": "rule"
        }
      ],
      "concreteType": "FormReport",
      "kind": "LinkedField",
      "name": "report",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FormField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
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
    "name": "useFieldChoicesQuery",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFieldChoicesQuery",
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
    "id": "2ccbb7eca5dd5a2d6e9469793ad60a748affa59ee111ebb8ecc50ffc93350434",
    "metadata": {},
    "name": "useFieldChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d64354599ac987d1044640d5bf67f3c";

export default node;
