/**
 * @generated SignedSource<<20b1d85fd52868a0803f5b9c1c78bc25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FlowKind = "EVENT" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FlowPicture_flow$data = {
  readonly columns: number;
  readonly links: ReadonlyArray<{
    readonly from: number;
    readonly sessions: number;
    readonly to: number;
  }>;
  readonly nodes: ReadonlyArray<{
    readonly column: number;
    readonly converted: number;
    readonly dropped: number;
    readonly kind: FlowKind | null | undefined;
    readonly name: string;
    readonly sessions: number;
    readonly title: string | null | undefined;
  }>;
  readonly sessions: number;
  readonly " $fragmentType": "FlowPicture_flow";
};
export type FlowPicture_flow$key = {
  readonly " $data"?: FlowPicture_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowPicture_flow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlowPicture_flow",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowNode",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "converted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BehaviorFlow",
  "abstractKey": null
};
})();

(node as any).hash = "9a0bf3a622d78a7861d935f8cd65cc3c";

export default node;
