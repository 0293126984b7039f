/**
 * @generated SignedSource<<fbd80f4da9833eb9d95301165edfedea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EffectNumbers_effect$data = {
  readonly after: {
    readonly days: number;
    readonly endDate: string;
    readonly startDate: string;
    readonly value: number | null | undefined;
  };
  readonly before: {
    readonly days: number;
    readonly endDate: string;
    readonly startDate: string;
    readonly value: number | null | undefined;
  };
  readonly difference: {
    readonly high: number;
    readonly low: number;
    readonly p: number;
    readonly value: number;
  } | null | undefined;
  readonly " $fragmentType": "EffectNumbers_effect";
};
export type EffectNumbers_effect$key = {
  readonly " $data"?: EffectNumbers_effect$data;
  readonly " $fragmentSpreads": FragmentRefs<"EffectNumbers_effect">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v1 = [
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
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "days",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EffectNumbers_effect",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EffectSide",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EffectSide",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EffectDifference",
      "kind": "LinkedField",
      "name": "difference",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "low",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficEffect",
  "abstractKey": null
};
})();

(node as any).hash = "f25630d31114a113abe7c80f63588e89";

export default node;
