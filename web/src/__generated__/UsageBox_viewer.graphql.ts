/**
 * @generated SignedSource<<6eefac4318857b71cef43f77cc8f2b0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UsageBox_viewer$data = {
  readonly plan: {
    readonly name: string;
    readonly rewardedSessions: number;
    readonly sessions: number | null | undefined;
  } | null | undefined;
  readonly testedUsers: {
    readonly count: number;
    readonly limit: number | null | undefined;
  } | null | undefined;
  readonly trial: {
    readonly " $fragmentSpreads": FragmentRefs<"TrialLine_trial">;
  } | null | undefined;
  readonly usage: {
    readonly sessions: number;
  } | null | undefined;
  readonly " $fragmentType": "UsageBox_viewer";
};
export type UsageBox_viewer$key = {
  readonly " $data"?: UsageBox_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageBox_viewer">;
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
  "metadata": null,
  "name": "UsageBox_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rewardedSessions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestedUsers",
      "kind": "LinkedField",
      "name": "testedUsers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trial",
      "kind": "LinkedField",
      "name": "trial",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrialLine_trial"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "425169085061e94380363408d8a46398";

export default node;
