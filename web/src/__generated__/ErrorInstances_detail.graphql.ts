/**
 * @generated SignedSource<<bfc8c73f812967416da73fae9d066412>>
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
    readonly recordedFrom: string | null | undefined;
    readonly sessionId: string;
    readonly visitorId: string;
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
          "name": "visitorId",
          "storageKey": null
        },
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
          "name": "recordedFrom",
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

(node as any).hash = "b99fed031f312950b1db798084534102";

export default node;
