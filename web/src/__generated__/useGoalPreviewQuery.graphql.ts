/**
 * @generated SignedSource<<468ab00be575397c929a443ce0e72d70>>
 * @relayHash 7fa13abfd4ea724be56886803613b861
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f031b1148634bb258bb1b7772f3d61e289e118e7779960b6c4dd2d10c5b26294

import { ConcreteRequest } from 'relay-runtime';
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
export type GoalRuleInput = {
  elementUrl?: string | null | undefined;
  formField?: string | null | undefined;
  type: GoalType;
  value: string;
};
export type useGoalPreviewQuery$variables = {
  project: string;
  rule: GoalRuleInput;
};
export type useGoalPreviewQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly goals: {
        readonly preview: {
          readonly preview: {
            readonly conversions: number;
            readonly convertedVisitors: number;
            readonly days: number;
            readonly pages: ReadonlyArray<{
              readonly conversions: number;
              readonly path: string;
            }>;
            readonly readsPast: boolean;
            readonly sessions: number;
            readonly visits: ReadonlyArray<{
              readonly at: string;
              readonly channel: string;
              readonly country: string;
              readonly path: string;
              readonly sessionId: string;
            }>;
          } | null | undefined;
          readonly problem: {
            readonly message: string;
            readonly params: Record<string, string | number> | null | undefined;
            readonly reason: string | null | undefined;
          } | null | undefined;
        } | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useGoalPreviewQuery = {
  response: useGoalPreviewQuery$data;
  variables: useGoalPreviewQuery$variables;
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
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
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
          "name": "rule",
          "variableName": "rule"
        }
      ],
      "concreteType": "GoalPreviewAnswer",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoalPreview",
          "kind": "LinkedField",
          "name": "preview",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "days",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "convertedVisitors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "readsPast",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GoalPage",
              "kind": "LinkedField",
              "name": "pages",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ConvertedVisit",
              "kind": "LinkedField",
              "name": "visits",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sessionId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "country",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "channel",
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
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGoalPreviewQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGoalPreviewQuery",
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
    "id": "f031b1148634bb258bb1b7772f3d61e289e118e7779960b6c4dd2d10c5b26294",
    "metadata": {},
    "name": "useGoalPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78195e7a670aa73926e347031874bed4";

export default node;
