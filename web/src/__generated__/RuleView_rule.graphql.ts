/**
 * @generated SignedSource<<24b2b81604997da8ec1a43eea00ff286>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RuleView_rule$data = {
  readonly author: string;
  readonly count: number;
  readonly createdAt: string;
  readonly eventConfigId: number;
  readonly eventName: string;
  readonly lastAt: string | null | undefined;
  readonly status: EventRuleStatus;
  readonly target: string;
  readonly trigger: EventTrigger;
  readonly url: string;
  readonly valueFrom: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleActions_rule">;
  readonly " $fragmentType": "RuleView_rule";
};
export type RuleView_rule$key = {
  readonly " $data"?: RuleView_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleView_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleView_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventConfigId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trigger",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "valueFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RuleActions_rule"
    }
  ],
  "type": "EventRule",
  "abstractKey": null
};

(node as any).hash = "afc6db77da11d26a60666f48576f8cff";

export default node;
