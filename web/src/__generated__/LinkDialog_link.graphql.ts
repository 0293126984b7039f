/**
 * @generated SignedSource<<8271f552403b615efd95da05f3ac1783>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ShareModule = "ABRESULT" | "ABTEST" | "ACQUISITION" | "ANALYTICS" | "DASHBOARD" | "EVENTS" | "FEEDBACK" | "FORM" | "FUNNEL" | "HEATMAP" | "HEATMAP_PAGE" | "MAP" | "PLAYBACK" | "RETENTION" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LinkDialog_link$data = {
  readonly id: string;
  readonly isBlocked: boolean;
  readonly isOpen: boolean;
  readonly itemId: string;
  readonly itemName: string | null | undefined;
  readonly module: ShareModule;
  readonly project: {
    readonly name: string;
  } | null | undefined;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LinkFacts_link">;
  readonly " $fragmentType": "LinkDialog_link";
};
export type LinkDialog_link$key = {
  readonly " $data"?: LinkDialog_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkDialog_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkDialog_link",
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
      "name": "module",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkFacts_link"
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "57cb47646b6ee5f1b15d33205c55e287";

export default node;
