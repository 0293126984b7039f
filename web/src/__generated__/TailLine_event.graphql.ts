/**
 * @generated SignedSource<<bfcc4d7b618e5923da5d3b8165a1f0ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TailLine_event$data = {
  readonly at: string;
  readonly country: string;
  readonly device: string;
  readonly displayName: string | null | undefined;
  readonly name: string;
  readonly path: string;
  readonly props: string;
  readonly visitorId: string;
  readonly " $fragmentType": "TailLine_event";
};
export type TailLine_event$key = {
  readonly " $data"?: TailLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TailLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TailLine_event",
  "selections": [
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
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
      "name": "props",
      "storageKey": null
    }
  ],
  "type": "TailedEvent",
  "abstractKey": null
};

(node as any).hash = "4d70b9306511d46138ba51c00d44edff";

export default node;
