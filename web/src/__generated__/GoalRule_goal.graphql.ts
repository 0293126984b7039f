/**
 * @generated SignedSource<<9becf977a9dc739d2e5da56e728af89b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_SUBMIT" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
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
  readonly " $fragmentType": "GoalRule_goal";
};
export type GoalRule_goal$key = {
  readonly " $data"?: GoalRule_goal$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalRule_goal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalRule_goal",
  "selections": [
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
  "type": "Goal",
  "abstractKey": null
};

(node as any).hash = "843cf2ff53cc533207ca8efbb9af443c";

export default node;
