/**
 * @generated SignedSource<<602192c6b30390fc8f3daa2fb5a79d7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NewRecordings_live$data = {
  readonly sessions: ReadonlyArray<{
    readonly key: string;
    readonly state: LiveState;
  }>;
  readonly " $fragmentType": "NewRecordings_live";
};
export type NewRecordings_live$key = {
  readonly " $data"?: NewRecordings_live$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewRecordings_live">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewRecordings_live",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LiveSessions",
  "abstractKey": null
};

(node as any).hash = "0f183765324a1cd59f7391d303a934a5";

export default node;
