/**
 * @generated SignedSource<<745baa905dc14facaaa2d1e24379bd11>>
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

(node as any).hash = "d975780be80c217da179825b94166e5e";

export default node;
