/**
 * @generated SignedSource<<7afac43f3a833ee1a7adbf158ac99e0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Dimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "ENTRY" | "EVENT" | "EXIT" | "HOUR" | "LANG" | "OS" | "PAGE" | "REF" | "REGION" | "SCREEN" | "TITLE" | "UTM_CAMPAIGN" | "UTM_CONTENT" | "UTM_MEDIUM" | "UTM_SOURCE" | "UTM_TERM" | "WEEKDAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BreakdownCsv_breakdown$data = {
  readonly dimension: Dimension;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly " $fragmentType": "BreakdownCsv_breakdown";
};
export type BreakdownCsv_breakdown$key = {
  readonly " $data"?: BreakdownCsv_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"BreakdownCsv_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BreakdownCsv_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimension",
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
  "type": "TrafficBreakdown",
  "abstractKey": null
};

(node as any).hash = "75742fd1aa934234e745518193a54d08";

export default node;
