/**
 * @generated SignedSource<<bfc81008850d5695c2f2e1205c2bb798>>
 * @relayHash 011f6ca3dd0616ccc8a7d0b7d8a22251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed8455f9702fb726a24a5b95f1cd5905c0e6667b6379d38b6e64c6dcf832994

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormSuccessKind = "EVENT" | "NONE" | "PAGE" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type FormRuleInput = {
  page: HeatmapPageInput;
  selector: string;
};
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type FormSuccessInput = {
  event?: string | null | undefined;
  kind: FormSuccessKind;
  page?: HeatmapPageInput | null | undefined;
};
export type FormPreviewQuery$variables = {
  project: string;
  rule: FormRuleInput;
  success: FormSuccessInput;
};
export type FormPreviewQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly forms: {
        readonly preview: {
          readonly problem: {
            readonly message: string;
            readonly params: Record<string, string | number> | null | undefined;
            readonly reason: string | null | undefined;
          } | null | undefined;
          readonly report: {
            readonly " $fragmentSpreads": FragmentRefs<"FoundForm_report">;
          } | null | undefined;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type FormPreviewQuery = {
  response: FormPreviewQuery$data;
  variables: FormPreviewQuery$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "success"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "rule",
    "variableName": "rule"
  },
  {
    "kind": "Variable",
    "name": "success",
    "variableName": "success"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormPreviewQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ProjectForms",
                "kind": "LinkedField",
                "name": "forms",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "FormPreview",
                    "kind": "LinkedField",
                    "name": "preview",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FormReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "FoundForm_report"
                          }
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormPreviewQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "ProjectForms",
                "kind": "LinkedField",
                "name": "forms",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "concreteType": "FormPreview",
                    "kind": "LinkedField",
                    "name": "preview",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FormReport",
                        "kind": "LinkedField",
                        "name": "report",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FormTotals",
                            "kind": "LinkedField",
                            "name": "totals",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "starters",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "attempts",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "completions",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
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
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "FormPage",
                            "kind": "LinkedField",
                            "name": "pages",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "path",
                                "storageKey": null
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "0ed8455f9702fb726a24a5b95f1cd5905c0e6667b6379d38b6e64c6dcf832994",
    "metadata": {},
    "name": "FormPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0137e32c44b3d5546669bedf8b5d50f9";

export default node;
