/**
 * @generated SignedSource<<4d508bc65cfc1aef18701c9f77dc9d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorInstances_detail$data = {
  readonly instances: ReadonlyArray<{
    readonly at: string;
    readonly browser: string;
    readonly country: string;
    readonly device: string;
    readonly eventId: string;
    readonly os: string;
    readonly path: string;
  }>;
  readonly " $fragmentType": "ErrorInstances_detail";
};
export type ErrorInstances_detail$key = {
  readonly " $data"?: ErrorInstances_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorInstances_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorInstances_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorInstance",
      "kind": "LinkedField",
      "name": "instances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
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
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "os",
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
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "df703c8aee79e347bbc56710f75285a9";

export default node;
