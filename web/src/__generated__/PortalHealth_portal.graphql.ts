/**
 * @generated SignedSource<<dc9eefd625d4e20c5a295caa746c0f1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PortalHealth_portal$data = {
  readonly health: {
    readonly accepted: number;
    readonly dropped: number;
    readonly duplicates: number;
    readonly lagMs: number;
    readonly logBytes: number;
    readonly mailsFailed: number;
    readonly mailsWaiting: number;
    readonly rejected: number;
    readonly rejectedByField: ReadonlyArray<{
      readonly events: number;
      readonly field: string;
    }>;
    readonly startedAt: string;
    readonly storedBytes: number;
    readonly storedEvents: number;
    readonly turnedAway: number;
    readonly waiting: number;
  } | null | undefined;
  readonly " $fragmentType": "PortalHealth_portal";
};
export type PortalHealth_portal$key = {
  readonly " $data"?: PortalHealth_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalHealth_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalHealth_portal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HostHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accepted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RejectedField",
          "kind": "LinkedField",
          "name": "rejectedByField",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "events",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turnedAway",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lagMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storedEvents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storedBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailsWaiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailsFailed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "3e063e5ff70013284658b38989604fb2";

export default node;
