/**
 * @generated SignedSource<<2f17c5f6918758f2462f3c5b1372781c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleList_project$data = {
  readonly blockRules: ReadonlyArray<{
    readonly blockRuleId: number;
    readonly " $fragmentSpreads": FragmentRefs<"RuleItem_rule">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleItem_rule"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3113aa589abc8cd9a92cb61b43c6ed0f";

export default node;
