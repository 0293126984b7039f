/**
 * @generated SignedSource<<1b0e20121471f2d04487e927179e8ab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorFilters_log$data = {
  readonly allSessions: number;
  readonly byState: {
    readonly ignored: number;
    readonly resolved: number;
    readonly snoozed: number;
    readonly unresolved: number;
  };
  readonly errors: number;
  readonly sessions: number;
  readonly " $fragmentType": "ErrorFilters_log";
};
export type ErrorFilters_log$key = {
  readonly " $data"?: ErrorFilters_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorFilters_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorFilters_log",
  "selections": [
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
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allSessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorStateCounts",
      "kind": "LinkedField",
      "name": "byState",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unresolved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ignored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "snoozed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorLog",
  "abstractKey": null
};

(node as any).hash = "e60c6060f4d5f8dedb00a100c2c384a8";

export default node;
