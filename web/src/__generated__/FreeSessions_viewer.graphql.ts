/**
 * @generated SignedSource<<5d5fc4b5ff0c5ccb9d521b01bb5a8e7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FreeSessions_viewer$data = {
  readonly referAndEarn: {
    readonly clicks: number;
    readonly earnedSessions: number;
    readonly mostSessions: number;
    readonly sessionsEach: number;
    readonly signUps: number;
    readonly verified: number;
  } | null | undefined;
  readonly " $fragmentType": "FreeSessions_viewer";
};
export type FreeSessions_viewer$key = {
  readonly " $data"?: FreeSessions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeSessions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FreeSessions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferAndEarn",
      "kind": "LinkedField",
      "name": "referAndEarn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signUps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earnedSessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostSessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionsEach",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "62fd04dc340c1b026adf11ecff41cca3";

export default node;
