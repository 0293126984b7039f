/**
 * @generated SignedSource<<cd190199c11a98cd467b18b17c8e418e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngagementSteps_engagement$data = {
  readonly pages: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
  }>;
  readonly returns: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
  }>;
  readonly scroll: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
  }>;
  readonly time: ReadonlyArray<{
    readonly count: number;
    readonly from: number;
  }>;
  readonly " $fragmentType": "EngagementSteps_engagement";
};
export type EngagementSteps_engagement$key = {
  readonly " $data"?: EngagementSteps_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementSteps_engagement">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngagementSteps_engagement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementStep",
      "kind": "LinkedField",
      "name": "scroll",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementStep",
      "kind": "LinkedField",
      "name": "time",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementStep",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementStep",
      "kind": "LinkedField",
      "name": "returns",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EngagementReport",
  "abstractKey": null
};
})();

(node as any).hash = "593090aaa3b7a817ce48c28429dc57ca";

export default node;
