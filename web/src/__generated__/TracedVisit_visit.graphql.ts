/**
 * @generated SignedSource<<d2b6d1353bab4c23a77dab6b00a8c17d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TracedVisit_visit$data = {
  readonly channel: string;
  readonly facts: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly hasConverted: boolean;
  readonly landing: string;
  readonly pageviews: number;
  readonly rule: string;
  readonly startedAt: string;
  readonly " $fragmentType": "TracedVisit_visit";
};
export type TracedVisit_visit$key = {
  readonly " $data"?: TracedVisit_visit$data;
  readonly " $fragmentSpreads": FragmentRefs<"TracedVisit_visit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TracedVisit_visit",
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
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitFact",
      "kind": "LinkedField",
      "name": "facts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "landing",
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
      "name": "hasConverted",
      "storageKey": null
    }
  ],
  "type": "TracedVisit",
  "abstractKey": null
};

(node as any).hash = "02a292b7e79bb19b8f3055b2e5ccd41f";

export default node;
