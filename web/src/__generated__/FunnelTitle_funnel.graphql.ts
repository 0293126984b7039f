/**
 * @generated SignedSource<<4d7090a384ee8ec621bab52779a808ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelTitle_funnel$data = {
  readonly funnelId: number;
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly " $fragmentType": "FunnelTitle_funnel";
};
export type FunnelTitle_funnel$key = {
  readonly " $data"?: FunnelTitle_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTitle_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelTitle_funnel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "funnelId",
      "storageKey": null
    },
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
      "name": "isArchived",
      "storageKey": null
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};

(node as any).hash = "de0ec8cbe52de3989d8085f13a41d546";

export default node;
