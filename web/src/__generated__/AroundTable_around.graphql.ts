/**
 * @generated SignedSource<<7c2af69be9d445b237fe6b23c27cef3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FlowKind = "EVENT" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AroundTable_around$data = {
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
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly times: number;
  readonly " $fragmentType": "AroundTable_around";
};
export type AroundTable_around$key = {
  readonly " $data"?: AroundTable_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"AroundTable_around">;
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
  "name": "AroundTable_around",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowAround",
  "abstractKey": null
};
})();

(node as any).hash = "a0184e1d5481ef95dad502445376337e";

export default node;
