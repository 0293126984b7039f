/**
 * @generated SignedSource<<4ad6a7d3b87f14dce9071f51214a13e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorOccurrence_detail$data = {
  readonly group: {
    readonly count: number;
  };
  readonly occurrence: {
    readonly at: string;
    readonly browser: string;
    readonly country: string;
    readonly device: string;
    readonly index: number;
    readonly os: string;
    readonly path: string;
    readonly recordedFrom: string | null | undefined;
    readonly release: string;
    readonly sessionId: string;
    readonly visitorId: string;
  };
  readonly " $fragmentType": "ErrorOccurrence_detail";
};
export type ErrorOccurrence_detail$key = {
  readonly " $data"?: ErrorOccurrence_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorOccurrence_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorOccurrence_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorOccurrence",
      "kind": "LinkedField",
      "name": "occurrence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "index",
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
          "name": "visitorId",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "release",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "b431a0516c8ed4b4190a115b3c535f92";

export default node;
