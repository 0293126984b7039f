/**
 * @generated SignedSource<<901cd22441b4a243ca224df8ebd123fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleList_rules$data = ReadonlyArray<{
  readonly channel: string;
  readonly rule: string;
  readonly sessions: number;
  readonly when: string;
  readonly " $fragmentType": "RuleList_rules";
}>;
export type RuleList_rules$key = ReadonlyArray<{
  readonly " $data"?: RuleList_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleList_rules">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RuleList_rules",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "when",
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
  "type": "ChannelRule",
  "abstractKey": null
};

(node as any).hash = "f64cad53e538d6ce67e012a7220d0b8b";

export default node;
