/**
 * @generated SignedSource<<1b09db7cc7e89d67dc1799ca7d3dbb76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RankedNow_realtime$data = {
  readonly active: number;
  readonly countries: ReadonlyArray<{
    readonly name: string;
    readonly visitors: number;
  }>;
  readonly devices: ReadonlyArray<{
    readonly name: string;
    readonly visitors: number;
  }>;
  readonly idle: number;
  readonly pages: ReadonlyArray<{
    readonly name: string;
    readonly visitors: number;
  }>;
  readonly sources: ReadonlyArray<{
    readonly name: string;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "RankedNow_realtime";
};
export type RankedNow_realtime$key = {
  readonly " $data"?: RankedNow_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankedNow_realtime">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "visitors",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankedNow_realtime",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeCount",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeCount",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeCount",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeCount",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};
})();

(node as any).hash = "f3b30536a6d40469f7391cc7302aaa75";

export default node;
