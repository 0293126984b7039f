/**
 * @generated SignedSource<<6616319e7147ab22a840a6ad41861f3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorKind = "CONSOLE" | "NETWORK" | "REJECTION" | "SCRIPT" | "%future added value";
export type ErrorState = "IGNORED" | "RESOLVED" | "SNOOZED" | "UNRESOLVED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorList_log$data = {
  readonly groups: ReadonlyArray<{
    readonly assignee: {
      readonly name: string;
    } | null | undefined;
    readonly count: number;
    readonly errorId: string;
    readonly firstSeen: string;
    readonly isRegression: boolean;
    readonly kind: ErrorKind;
    readonly lastSeen: string;
    readonly message: string;
    readonly place: string;
    readonly regressionRelease: string;
    readonly sessions: number;
    readonly sparkline: ReadonlyArray<number>;
    readonly state: ErrorState;
    readonly type: string;
    readonly visitors: number;
  }>;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "ErrorList_log";
};
export type ErrorList_log$key = {
  readonly " $data"?: ErrorList_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorList_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorList_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
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
          "name": "sessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstSeen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sparkline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRegression",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "regressionRelease",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ErrorAssignee",
          "kind": "LinkedField",
          "name": "assignee",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorLog",
  "abstractKey": null
};

(node as any).hash = "8887735cda054dae29ff383172b117d3";

export default node;
