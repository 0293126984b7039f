/**
 * @generated SignedSource<<dce9bca4544b2fc13b843be4fdf4233a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BlockKind = "ADDRESS" | "AGENT" | "COUNTRY" | "HOSTNAME" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RuleItem_rule$data = {
  readonly addresses: ReadonlyArray<string>;
  readonly blockRuleId: number;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly droppedEvents: number;
  readonly kind: BlockKind;
  readonly label: string;
  readonly lastDroppedAt: string | null | undefined;
  readonly resolveProblem: string | null | undefined;
  readonly value: string;
  readonly " $fragmentType": "RuleItem_rule";
};
export type RuleItem_rule$key = {
  readonly " $data"?: RuleItem_rule$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleItem_rule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleItem_rule",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blockRuleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addresses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolveProblem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "droppedEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastDroppedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "BlockRule",
  "abstractKey": null
};

(node as any).hash = "8861d2f6a266dddde97ed758c4bea206";

export default node;
