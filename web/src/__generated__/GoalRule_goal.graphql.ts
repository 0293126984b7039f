/**
 * @generated SignedSource<<561a5a88aa72d6d5d131d28a49f26bf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GoalRule_goal$data = {
  readonly countsSince: string | null | undefined;
  readonly elementUrl: string;
  readonly isArchived: boolean;
  readonly isDefault: boolean;
  readonly key: string;
  readonly purpose: GoalPurpose;
  readonly type: GoalType;
  readonly usedIn: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly value: string;
  readonly " $fragmentSpreads": FragmentRefs<"subjectRule_goal">;
  readonly " $fragmentType": "GoalRule_goal";
};
export type GoalRule_goal$key = {
  readonly " $data"?: GoalRule_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalRule_goal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalRule_goal",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "key",
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
      "kind": "InlineDataFragmentSpread",
      "name": "subjectRule_goal",
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countsSince",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Goal",
  "abstractKey": null
};
})();

(node as any).hash = "402ee6290cf9fa5e20323ef39a0e0748";

export default node;
