/**
 * @generated SignedSource<<d67cb9004078f46be1d3dde77151f9d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RangePreset = "ALL_TIME" | "LAST_12_MONTHS" | "LAST_24_HOURS" | "LAST_28_DAYS" | "LAST_30_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "LAST_MONTH" | "LAST_QUARTER" | "LAST_WEEK" | "LAST_YEAR" | "THIS_MONTH" | "THIS_QUARTER" | "THIS_WEEK" | "TODAY" | "YEAR_TO_DATE" | "YESTERDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShareLinkItem_link$data = {
  readonly endDate: string;
  readonly hasPassword: boolean;
  readonly id: string;
  readonly isBlocked: boolean;
  readonly isOpen: boolean;
  readonly preset: RangePreset | null | undefined;
  readonly startDate: string;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkFacts_link">;
  readonly " $fragmentType": "ShareLinkItem_link";
};
export type ShareLinkItem_link$key = {
  readonly " $data"?: ShareLinkItem_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkItem_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinkItem_link",
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
      "name": "url",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preset",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLinkFacts_link"
    }
  ],
  "type": "ShareLink",
  "abstractKey": null
};

(node as any).hash = "3c72cf631bcdd01e0e27c97ab289710c";

export default node;
