/**
 * @generated SignedSource<<b86ef5df6d56bcd83e1a97dc328284ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngagementFigures_engagement$data = {
  readonly previous: {
    readonly engagedSessions: number;
    readonly engagedTime: number | null | undefined;
    readonly engagementRate: number | null | undefined;
    readonly pagesPerSession: number | null | undefined;
    readonly returningShare: number | null | undefined;
    readonly scrollDepth: number | null | undefined;
  } | null | undefined;
  readonly totals: {
    readonly engagedSessions: number;
    readonly engagedTime: number | null | undefined;
    readonly engagementRate: number | null | undefined;
    readonly pagesPerSession: number | null | undefined;
    readonly returningShare: number | null | undefined;
    readonly scrollDepth: number | null | undefined;
  };
  readonly " $fragmentType": "EngagementFigures_engagement";
};
export type EngagementFigures_engagement$key = {
  readonly " $data"?: EngagementFigures_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementFigures_engagement">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "engagedSessions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "engagementRate",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pagesPerSession",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "engagedTime",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scrollDepth",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returningShare",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngagementFigures_engagement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementTotals",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "EngagementReport",
  "abstractKey": null
};
})();

(node as any).hash = "5e773305da5b7e721e98ddd301b88e16";

export default node;
