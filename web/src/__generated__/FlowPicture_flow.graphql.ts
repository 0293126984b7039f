/**
 * @generated SignedSource<<10ce98d421893208d94fd75c8aa2e7ab>>
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
  readonly goal: {
    readonly name: string;
  } | null | undefined;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CountedGoal",
      "kind": "LinkedField",
      "name": "goal",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BehaviorFlow",
  "abstractKey": null
};
})();

(node as any).hash = "3f5fc733d67a52e88b678d150ba9c590";

export default node;
