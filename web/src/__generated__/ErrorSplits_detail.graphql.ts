/**
 * @generated SignedSource<<96c17585f41371f99ebdf6ce05923b80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorSplits_detail$data = {
  readonly browsers: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly group: {
    readonly count: number;
  };
  readonly pages: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly releases: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly systems: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ErrorSplits_detail";
};
export type ErrorSplits_detail$key = {
  readonly " $data"?: ErrorSplits_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorSplits_detail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorSplits_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorSplit",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorSplit",
      "kind": "LinkedField",
      "name": "browsers",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorSplit",
      "kind": "LinkedField",
      "name": "systems",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorSplit",
      "kind": "LinkedField",
      "name": "releases",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};
})();

(node as any).hash = "06134176346803191a760b3a4c0a9403";

export default node;
