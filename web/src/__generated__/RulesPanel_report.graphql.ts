/**
 * @generated SignedSource<<0b6c37709fc7beeaf989cf1ceedfe55c>>
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
      readonly channel: string;
      readonly rule: string;
      readonly sessions: number;
      readonly when: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "RulesPanel_report";
};
export type RulesPanel_report$key = {
  readonly " $data"?: RulesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/)
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
            (v0/*:: as any*/)
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
})();

(node as any).hash = "de0093fc15d63612ddcce3eb26ca7e1e";

export default node;
