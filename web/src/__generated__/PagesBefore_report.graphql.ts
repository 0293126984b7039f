/**
 * @generated SignedSource<<f8ab4f1a40dfce4fe4918c48c44eda00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PagesBefore_report$data = {
  readonly pagesBefore: ReadonlyArray<{
    readonly conversions: number;
    readonly path: string;
  }> | null | undefined;
  readonly totals: {
    readonly conversions: number;
  } | null | undefined;
  readonly " $fragmentType": "PagesBefore_report";
};
export type PagesBefore_report$key = {
  readonly " $data"?: PagesBefore_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"PagesBefore_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PagesBefore_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalPage",
      "kind": "LinkedField",
      "name": "pagesBefore",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoalTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "GoalReport",
  "abstractKey": null
};
})();

(node as any).hash = "a21ae5e7a31229bd465a419c4187bed7";

export default node;
