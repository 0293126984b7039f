/**
 * @generated SignedSource<<fa2959a6bf1223e378bf333b39fa530a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FunnelDropoffKind = "EVENT" | "EXIT" | "OTHER" | "PAGE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type InsteadList_dropoff$data = {
  readonly dropped: number;
  readonly next: ReadonlyArray<{
    readonly dropped: number;
    readonly kind: FunnelDropoffKind;
    readonly medianSeconds: number | null | undefined;
    readonly name: string;
    readonly share: number;
    readonly title: string | null | undefined;
  }>;
  readonly " $fragmentType": "InsteadList_dropoff";
};
export type InsteadList_dropoff$key = {
  readonly " $data"?: InsteadList_dropoff$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsteadList_dropoff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dropped",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsteadList_dropoff",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDropoffRow",
      "kind": "LinkedField",
      "name": "next",
      "plural": true,
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
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelDropoff",
  "abstractKey": null
};
})();

(node as any).hash = "8f5ed9b497b8412e1b5f183bad34e8ea";

export default node;
