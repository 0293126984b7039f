/**
 * @generated SignedSource<<7ba7219d901829cb1e787ac7247ef74b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EditEventRule_rule$data = {
  readonly eventConfigId: number;
  readonly eventName: string;
  readonly id: string;
  readonly status: EventRuleStatus;
  readonly target: string;
  readonly trigger: EventTrigger;
  readonly url: string;
  readonly valueFrom: string;
  readonly " $fragmentType": "EditEventRule_rule";
};
export type EditEventRule_rule$key = {
  readonly " $data"?: EditEventRule_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditEventRule_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditEventRule_rule",
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
    }
  ],
  "type": "EventRule",
  "abstractKey": null
};

(node as any).hash = "c2a31106df961888de04d998bd69fec8";

export default node;
