/**
 * @generated SignedSource<<a81fd6b4e6d66a8c0262d014c1cef9c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MeasuredSince_list$data = {
  readonly earlier: {
    readonly goalSubmits: number;
    readonly recordedDrops: number;
  } | null | undefined;
  readonly measuredSince: string | null | undefined;
  readonly range: {
    readonly timezone: string;
  };
  readonly " $fragmentType": "MeasuredSince_list";
};
export type MeasuredSince_list$key = {
  readonly " $data"?: MeasuredSince_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasuredSince_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasuredSince_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "measuredSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarlierForms",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordedDrops",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goalSubmits",
          "storageKey": null
        }
      ],
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
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormList",
  "abstractKey": null
};

(node as any).hash = "7bc4c84a80bb65fb710f7fac04a055f1";

export default node;
