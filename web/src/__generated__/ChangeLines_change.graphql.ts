/**
 * @generated SignedSource<<d9bfb3057cdd2b45c78f0268c7dd6166>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanChangeKind = "CYCLE" | "DOWNGRADE" | "END" | "KEEP" | "START" | "UPGRADE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ChangeLines_change$data = {
  readonly currency: string;
  readonly dueNow: number;
  readonly effectiveAt: string;
  readonly kind: PlanChangeKind;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly text: string;
  }>;
  readonly nextAmount: number;
  readonly nextAt: string | null | undefined;
  readonly tax: number;
  readonly " $fragmentType": "ChangeLines_change";
};
export type ChangeLines_change$key = {
  readonly " $data"?: ChangeLines_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeLines_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeLines_change",
  "selections": [
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
      "name": "effectiveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueNow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAmount",
      "storageKey": null
    }
  ],
  "type": "PlanChange",
  "abstractKey": null
};

(node as any).hash = "bc55b0839f2f2935f9286965b5c9ec01";

export default node;
