/**
 * @generated SignedSource<<99661f2d1e234a2d12e7856d97603b59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventProperties_report$data = {
  readonly properties: ReadonlyArray<{
    readonly distinct: number;
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "EventProperties_report";
};
export type EventProperties_report$key = {
  readonly " $data"?: EventProperties_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventProperties_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventProperties_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EventProperty",
      "kind": "LinkedField",
      "name": "properties",
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
          "name": "distinct",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EventPropertyValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventReport",
  "abstractKey": null
};

(node as any).hash = "04a225008b598910f4878d3712935736";

export default node;
