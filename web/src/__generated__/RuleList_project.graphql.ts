/**
 * @generated SignedSource<<69b2c14a0a8c6bdb8e5201dfeab66d38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BlockKind = "ADDRESS" | "AGENT" | "COUNTRY" | "HOSTNAME" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RuleList_project$data = {
  readonly blockRules: ReadonlyArray<{
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
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RuleList_project";
};
export type RuleList_project$key = {
  readonly " $data"?: RuleList_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleList_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleList_project",
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
      "concreteType": "BlockRule",
      "kind": "LinkedField",
      "name": "blockRules",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "81ea1d05c46cfb5058240507e1795747";

export default node;
