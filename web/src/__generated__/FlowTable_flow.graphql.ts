/**
 * @generated SignedSource<<9adcbdb6f4a2abd072c16a7d2939a033>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FlowKind = "EVENT" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FlowTable_flow$data = {
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
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly " $fragmentType": "FlowTable_flow";
};
export type FlowTable_flow$key = {
  readonly " $data"?: FlowTable_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowTable_flow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
  "name": "FlowTable_flow",
  "selections": [
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
        (v1/*:: as any*/)
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
        (v0/*:: as any*/)
      ],
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
  "type": "BehaviorFlow",
  "abstractKey": null
};
})();

(node as any).hash = "ac25da8b57632c61f153710dcf3b09b8";

export default node;
