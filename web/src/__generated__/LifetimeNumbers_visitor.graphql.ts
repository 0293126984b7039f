/**
 * @generated SignedSource<<83c0b9beb249eb77b24f7fcab78691b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LifetimeNumbers_visitor$data = {
  readonly totals: {
    readonly currency: string | null | undefined;
    readonly engagedTime: number;
    readonly errors: number;
    readonly events: number;
    readonly pageviews: number;
    readonly revenue: number;
    readonly sessions: number;
  } | null | undefined;
  readonly visitorId: string;
  readonly " $fragmentType": "LifetimeNumbers_visitor";
};
export type LifetimeNumbers_visitor$key = {
  readonly " $data"?: LifetimeNumbers_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"LifetimeNumbers_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LifetimeNumbers_visitor",
  "selections": [
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
      "concreteType": "VisitorTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
          "name": "pageviews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagedTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "fd2c4dade617606c7a86b2d847e07f5d";

export default node;
