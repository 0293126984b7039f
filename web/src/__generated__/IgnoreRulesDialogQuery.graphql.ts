/**
 * @generated SignedSource<<eb83f81f9882c2bfdc1b936778bd81e3>>
 * @relayHash 22e3cbb3d1638ca0708829cb70481924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 863b9f171d01808f8c68106ab952c6ac7f4954faa9b3199ad92164684373aa4a

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type IgnoreRulesDialogQuery$variables = {
  project: string;
};
export type IgnoreRulesDialogQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly traffic: {
        readonly errorRules: ReadonlyArray<{
          readonly createdAt: string;
          readonly createdBy: string;
          readonly errorRuleId: number;
          readonly hidden: number;
          readonly part: IgnorePart;
          readonly words: string;
        }> | null | undefined;
      } | null | undefined;
    } | null | undefined;
  };
};
export type IgnoreRulesDialogQuery = {
  response: IgnoreRulesDialogQuery$data;
  variables: IgnoreRulesDialogQuery$variables;
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
      "args": null,
      "concreteType": "ErrorRule",
      "kind": "LinkedField",
      "name": "errorRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorRuleId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidden",
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
    }
  ],
  "storageKey": "traffic(range:{\"preset\":\"LAST_30_DAYS\"})"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "IgnoreRulesDialogQuery",
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
    "name": "IgnoreRulesDialogQuery",
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
    "id": "863b9f171d01808f8c68106ab952c6ac7f4954faa9b3199ad92164684373aa4a",
    "metadata": {},
    "name": "IgnoreRulesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cba2cc71c67278dafcda7d18ed9c83e";

export default node;
