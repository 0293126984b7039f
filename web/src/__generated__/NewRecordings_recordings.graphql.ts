/**
 * @generated SignedSource<<c074493f91803824d18e1bd25f406f2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NewRecordings_recordings$data = {
  readonly live: {
    readonly sessions: ReadonlyArray<{
      readonly key: string;
      readonly state: LiveState;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "NewRecordings_recordings";
};
export type NewRecordings_recordings$key = {
  readonly " $data"?: NewRecordings_recordings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewRecordings_recordings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewRecordings_recordings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LiveSessions",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "ProjectRecordings",
  "abstractKey": null
};

(node as any).hash = "5bc35cdba749d3a5dbc30d3eb4cfd400";

export default node;
