/**
 * @generated SignedSource<<ca1c362f4975200c3dcb8e31d74460da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConvertedVisits_report$data = {
  readonly currency: string | null | undefined;
  readonly visits: ReadonlyArray<{
    readonly at: string;
    readonly channel: string;
    readonly country: string;
    readonly device: string;
    readonly entryPath: string;
    readonly pages: number;
    readonly path: string;
    readonly revenue: number;
    readonly sessionId: string;
    readonly visitorId: string;
  }> | null | undefined;
  readonly " $fragmentType": "ConvertedVisits_report";
};
export type ConvertedVisits_report$key = {
  readonly " $data"?: ConvertedVisits_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConvertedVisits_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConvertedVisits_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConvertedVisit",
      "kind": "LinkedField",
      "name": "visits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionId",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
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
          "name": "entryPath",
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
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoalReport",
  "abstractKey": null
};

(node as any).hash = "e58a490f1f608343787b6b36f6ff7184";

export default node;
