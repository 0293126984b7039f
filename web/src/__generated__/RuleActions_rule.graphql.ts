/**
 * @generated SignedSource<<9b63e2831b41c7577d1bd7cb8382464c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RuleActions_rule$data = {
  readonly eventName: string;
  readonly id: string;
  readonly status: EventRuleStatus;
  readonly trigger: EventTrigger;
  readonly " $fragmentType": "RuleActions_rule";
};
export type RuleActions_rule$key = {
  readonly " $data"?: RuleActions_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleActions_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleActions_rule",
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
      "name": "eventName",
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
      "name": "trigger",
      "storageKey": null
    }
  ],
  "type": "EventRule",
  "abstractKey": null
};

(node as any).hash = "199130f6c10cbda4a071782f7a1a4b7c";

export default node;
