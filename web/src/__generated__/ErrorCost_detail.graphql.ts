/**
 * @generated SignedSource<<f7d1130f453294990669c517f19042ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorCost_detail$data = {
  readonly conversion: {
    readonly difference: {
      readonly high: number;
      readonly low: number;
      readonly p: number;
      readonly value: number;
    } | null | undefined;
    readonly withError: {
      readonly converted: number;
      readonly sessions: number;
    };
    readonly withoutError: {
      readonly converted: number;
      readonly sessions: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "ErrorCost_detail";
};
export type ErrorCost_detail$key = {
  readonly " $data"?: ErrorCost_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorCost_detail">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sessions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "converted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorCost_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorConversion",
      "kind": "LinkedField",
      "name": "conversion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ErrorConversionSide",
          "kind": "LinkedField",
          "name": "withError",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ErrorConversionSide",
          "kind": "LinkedField",
          "name": "withoutError",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};
})();

(node as any).hash = "25792ad49ee8fa719e5dc790d4a6924a";

export default node;
