/**
 * @generated SignedSource<<0ab80c2bffd5fdccfc271b3efd841dbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormKpis_report$data = {
  readonly previous: {
    readonly abandons: number;
    readonly completionRate: number | null | undefined;
    readonly completions: number;
    readonly conversionRate: number | null | undefined;
    readonly medianMs: number | null | undefined;
    readonly startRate: number | null | undefined;
    readonly starters: number;
    readonly views: number;
  } | null | undefined;
  readonly totals: {
    readonly abandons: number;
    readonly completionRate: number | null | undefined;
    readonly completions: number;
    readonly conversionRate: number | null | undefined;
    readonly medianMs: number | null | undefined;
    readonly p90Ms: number | null | undefined;
    readonly startRate: number | null | undefined;
    readonly starters: number;
    readonly views: number;
  };
  readonly " $fragmentType": "FormKpis_report";
};
export type FormKpis_report$key = {
  readonly " $data"?: FormKpis_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormKpis_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "starters",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completions",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abandons",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startRate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completionRate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversionRate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianMs",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormKpis_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "p90Ms",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormTotals",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};
})();

(node as any).hash = "091c2e8a64d85f29ebcadd24461941b1";

export default node;
