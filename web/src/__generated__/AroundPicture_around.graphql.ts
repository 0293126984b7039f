/**
 * @generated SignedSource<<07555ff33d1a8ef96a9352cfa9562c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FlowKind = "EVENT" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AroundPicture_around$data = {
  readonly after: ReadonlyArray<{
    readonly kind: FlowKind | null | undefined;
    readonly name: string;
    readonly times: number;
    readonly title: string | null | undefined;
  }>;
  readonly before: ReadonlyArray<{
    readonly kind: FlowKind | null | undefined;
    readonly name: string;
    readonly times: number;
    readonly title: string | null | undefined;
  }>;
  readonly entries: number;
  readonly exits: number;
  readonly loops: number;
  readonly sessions: number;
  readonly times: number;
  readonly " $fragmentType": "AroundPicture_around";
};
export type AroundPicture_around$key = {
  readonly " $data"?: AroundPicture_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"AroundPicture_around">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "times",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
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
    "name": "title",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AroundPicture_around",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowNeighbour",
      "kind": "LinkedField",
      "name": "before",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowNeighbour",
      "kind": "LinkedField",
      "name": "after",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FlowAround",
  "abstractKey": null
};
})();

(node as any).hash = "56670e9dac3373caf0aabe2b16e26d65";

export default node;
