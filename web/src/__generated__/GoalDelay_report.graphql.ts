/**
 * @generated SignedSource<<23534e51f1da4b7802e4aa3e220b8fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalDelay_report$data = {
  readonly delay: {
    readonly times: ReadonlyArray<{
      readonly upTo: number | null | undefined;
      readonly visitors: number;
    }>;
    readonly visits: ReadonlyArray<{
      readonly upTo: number | null | undefined;
      readonly visitors: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "GoalDelay_report";
};
export type GoalDelay_report$key = {
  readonly " $data"?: GoalDelay_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalDelay_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "upTo",
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GoalDelay_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalDelay",
      "kind": "LinkedField",
      "name": "delay",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DelayBucket",
          "kind": "LinkedField",
          "name": "times",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DelayBucket",
          "kind": "LinkedField",
          "name": "visits",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoalReport",
  "abstractKey": null
};
})();

(node as any).hash = "88df77d55e16c0e1dc1ca3a232ac4042";

export default node;
