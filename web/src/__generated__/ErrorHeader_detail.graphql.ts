/**
 * @generated SignedSource<<d760ea9704fdb89b2b4a4b85b260697a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorKind = "CONSOLE" | "NETWORK" | "REJECTION" | "SCRIPT" | "%future added value";
export type ErrorState = "IGNORED" | "RESOLVED" | "SNOOZED" | "UNRESOLVED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorHeader_detail$data = {
  readonly group: {
    readonly count: number;
    readonly errorId: string;
    readonly firstRelease: string;
    readonly firstSeen: string;
    readonly isRegression: boolean;
    readonly kind: ErrorKind;
    readonly lastRelease: string;
    readonly lastSeen: string;
    readonly message: string;
    readonly place: string;
    readonly regressionRelease: string;
    readonly sessions: number;
    readonly snoozedUntil: string | null | undefined;
    readonly sparkline: ReadonlyArray<number>;
    readonly state: ErrorState;
    readonly type: string;
    readonly visitors: number;
    readonly " $fragmentSpreads": FragmentRefs<"ErrorActions_group">;
  };
  readonly pages: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "ErrorHeader_detail";
};
export type ErrorHeader_detail$key = {
  readonly " $data"?: ErrorHeader_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorHeader_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorHeader_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
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
          "name": "firstRelease",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastRelease",
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
          "kind": "ScalarField",
          "name": "snoozedUntil",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ErrorActions_group"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorSplit",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
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
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "7487edeeb2a95be3071738b115fd7d18";

export default node;
