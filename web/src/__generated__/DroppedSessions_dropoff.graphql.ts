/**
 * @generated SignedSource<<a0e8a7a72620ccb53ada16ff10f5753e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DroppedSessions_dropoff$data = {
  readonly newest: ReadonlyArray<{
    readonly at: string;
    readonly recordedFrom: string | null | undefined;
    readonly sessionId: string;
    readonly visitorId: string;
  }>;
  readonly " $fragmentType": "DroppedSessions_dropoff";
};
export type DroppedSessions_dropoff$key = {
  readonly " $data"?: DroppedSessions_dropoff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DroppedSessions_dropoff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DroppedSessions_dropoff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDropoffSession",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelDropoff",
  "abstractKey": null
};

(node as any).hash = "f5b29ec4f511d5ece574ee5f79d35832";

export default node;
