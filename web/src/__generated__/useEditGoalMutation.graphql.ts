/**
 * @generated SignedSource<<3062dd0bc903284dca5c06bd5875d71e>>
 * @relayHash 9af3295d5ef2316ab7fae38230fe7721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd67f32d9345c5a12fac4343cdc92683d22a39ec1d5b83b1c579276f0320e600

import { ConcreteRequest } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalSubjectState = "ACTIVE" | "ARCHIVED" | "DELETED" | "OFF" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
export type UpdateGoalInput = {
  id: string;
  isArchived?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  purpose?: GoalPurpose | null | undefined;
  rule?: GoalRuleInput | null | undefined;
};
export type GoalRuleInput = {
  elementUrl?: string | null | undefined;
  formField?: string | null | undefined;
  type: GoalType;
  value: string;
};
export type useEditGoalMutation$variables = {
  input: UpdateGoalInput;
};
export type useEditGoalMutation$data = {
  readonly updateGoal: {
    readonly goal: {
      readonly elementUrl: string;
      readonly formField: string;
      readonly id: string;
      readonly isDefault: boolean;
      readonly name: string;
      readonly purpose: GoalPurpose;
      readonly subject: {
        readonly name: string;
        readonly state: GoalSubjectState;
        readonly step: {
          readonly name: string;
          readonly number: number;
          readonly of: number;
        } | null | undefined;
      } | null | undefined;
      readonly type: GoalType;
      readonly value: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useEditGoalMutation = {
  response: useEditGoalMutation$data;
  variables: useEditGoalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateGoalPayload",
    "kind": "LinkedField",
    "name": "updateGoal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Goal",
        "kind": "LinkedField",
        "name": "goal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
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
            "name": "purpose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "elementUrl",
            "storageKey": null
          },
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
              (v1/*:: as any*/),
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
                  (v1/*:: as any*/)
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEditGoalMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditGoalMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "dd67f32d9345c5a12fac4343cdc92683d22a39ec1d5b83b1c579276f0320e600",
    "metadata": {},
    "name": "useEditGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ff19ce1e1682342893ca558b28951e5";

export default node;
