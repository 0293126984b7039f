/**
 * @generated SignedSource<<ebbde6d97f18ade26fdeb9d3a3cf2228>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleList_project$data = {
  readonly blocking: {
    readonly rules: ReadonlyArray<{
      readonly blockRuleId: number;
      readonly " $fragmentSpreads": FragmentRefs<"RuleItem_rule">;
    }> | null | undefined;
  };
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
      "concreteType": "ProjectBlocking",
      "kind": "LinkedField",
      "name": "blocking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BlockRule",
          "kind": "LinkedField",
          "name": "rules",
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2b577db8fa8f8bc556eb8d879a1244e2";

export default node;
