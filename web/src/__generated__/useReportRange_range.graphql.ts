/**
 * @generated SignedSource<<be3980e4b06aded2d371c9a9caa4a0a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useReportRange_range$data = {
  readonly endDate: string;
  readonly startDate: string;
  readonly timezone: string;
  readonly " $fragmentType": "useReportRange_range";
};
export type useReportRange_range$key = {
  readonly " $data"?: useReportRange_range$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReportRange_range",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    }
  ],
  "type": "ReportRange",
  "abstractKey": null
};

(node as any).hash = "31b553f893b5762f19bed58e499ea0e6";

export default node;
