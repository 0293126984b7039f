/**
 * @generated SignedSource<<05fcac4bcc1ea45bb864105b0d47d35c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RulesPanel_report$data = {
  readonly rules: {
    readonly clickIds: ReadonlyArray<{
      readonly name: string;
      readonly sessions: number;
    }>;
    readonly rules: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"RuleList_rules">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RulesPanel_report";
};
export type RulesPanel_report$key = {
  readonly " $data"?: RulesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RulesPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChannelRules",
      "kind": "LinkedField",
      "name": "rules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChannelRule",
          "kind": "LinkedField",
          "name": "rules",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RuleList_rules"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ClickIdCount",
          "kind": "LinkedField",
          "name": "clickIds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessions",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AcquisitionReport",
  "abstractKey": null
};

(node as any).hash = "8c0db9ec0e2fd86b4aed90e7f842b97e";

export default node;
