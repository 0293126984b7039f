/**
 * @generated SignedSource<<7864d51b81e6a5657bc8dbf37d3967a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RuleActions_rule$data = {
  readonly eventName: string;
  readonly id: string;
  readonly status: EventRuleStatus;
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
    }
  ],
  "type": "EventRule",
  "abstractKey": null
};

(node as any).hash = "f605a7567879b01dc4764b1e7f27e943";

export default node;
