/**
 * @generated SignedSource<<da2c24116b5b7110ba6cfaae9a1a40e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageTable_pages$data = {
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly deadClicks: number;
    readonly hasSnapshot: boolean;
    readonly pageViews: number;
    readonly path: string;
    readonly rageClicks: number;
    readonly scrollDepth: number;
    readonly url: string;
    readonly visitors: number;
  }>;
  readonly total: number;
  readonly " $fragmentType": "PageTable_pages";
};
export type PageTable_pages$key = {
  readonly " $data"?: PageTable_pages$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageTable_pages">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageTable_pages",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeatmapPage",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
          "name": "pageViews",
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
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rageClicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deadClicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scrollDepth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSnapshot",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeatmapPages",
  "abstractKey": null
};

(node as any).hash = "d1a947cf28c70068397fc91efec9ce82";

export default node;
