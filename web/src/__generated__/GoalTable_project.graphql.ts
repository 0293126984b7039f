/**
 * @generated SignedSource<<36db26a7b9e4aed833ad0808dea8958a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
export type GoalUseKind = "FUNNEL" | "SEGMENT" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalTable_project$data = {
  readonly goals: {
    readonly list: {
      readonly currency: string | null | undefined;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly goalProfileId: number;
          readonly id: string;
          readonly isDefault: boolean;
          readonly key: string;
          readonly name: string;
          readonly type: GoalType;
          readonly usedIn: ReadonlyArray<{
            readonly kind: GoalUseKind;
            readonly name: string;
          }>;
          readonly value: string;
          readonly " $fragmentSpreads": FragmentRefs<"subjectRule_goal">;
        };
        readonly standing: {
          readonly conversionRate: number | null | undefined;
          readonly conversions: number;
          readonly lastAt: string | null | undefined;
          readonly revenue: number | null | undefined;
        } | null | undefined;
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "GoalTable_project";
};
export type GoalTable_project$key = {
  readonly " $data"?: GoalTable_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalTable_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
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
  "name": "GoalTable_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectGoals",
      "kind": "LinkedField",
      "name": "goals",
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
          "concreteType": "GoalConnection",
          "kind": "LinkedField",
          "name": "list",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GoalEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Goal",
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
                      "name": "goalProfileId",
                      "storageKey": null
                    },
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "key",
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "value",
                      "storageKey": null
                    },
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "subjectRule_goal",
                      "selections": [
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "formField",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "GoalSubject",
                          "kind": "LinkedField",
                          "name": "subject",
                          "plural": false,
                          "selections": [
                            (v0/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "GoalStep",
                              "kind": "LinkedField",
                              "name": "step",
                              "plural": false,
                              "selections": [
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "number",
                                  "storageKey": null
                                },
                                {
                                  "alias": null,
                                  "args": null,
                                  "kind": "ScalarField",
                                  "name": "of",
                                  "storageKey": null
                                },
                                (v0/*:: as any*/)
                              ],
                              "storageKey": null
                            },
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "state",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "isDefault",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GoalUse",
                      "kind": "LinkedField",
                      "name": "usedIn",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "kind",
                          "storageKey": null
                        },
                        (v0/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "GoalStanding",
                  "kind": "LinkedField",
                  "name": "standing",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "conversions",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "conversionRate",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "revenue",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lastAt",
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
})();

(node as any).hash = "f5df8d113bc54fcba8e9fa1d625cf173";

export default node;
