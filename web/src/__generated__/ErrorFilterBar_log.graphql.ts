/**
 * @generated SignedSource<<6872e9b41dc42a9ee54fccde092cc7e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ErrorKind = "CONSOLE" | "NETWORK" | "REJECTION" | "SCRIPT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ErrorFilterBar_log$data = {
  readonly facets: {
    readonly browsers: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly kinds: ReadonlyArray<{
      readonly count: number;
      readonly kind: ErrorKind;
    }>;
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
  };
  readonly " $fragmentType": "ErrorFilterBar_log";
};
export type ErrorFilterBar_log$key = {
  readonly " $data"?: ErrorFilterBar_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorFilterBar_log">;
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
  "name": "ErrorFilterBar_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ErrorKindCount",
          "kind": "LinkedField",
          "name": "kinds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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
          "name": "pages",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorLog",
  "abstractKey": null
};
})();

(node as any).hash = "226225b2ab37cc944590d343193dd717";

export default node;
