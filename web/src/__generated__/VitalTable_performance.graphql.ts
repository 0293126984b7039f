/**
 * @generated SignedSource<<7cdfaf5139d1c72296b604e91394b5e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VitalName = "CLS" | "FCP" | "INP" | "LCP" | "LOAD" | "TTFB" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VitalTable_performance$data = {
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly rows: ReadonlyArray<{
    readonly cls: number | null | undefined;
    readonly fcp: number | null | undefined;
    readonly inp: number | null | undefined;
    readonly lcp: number | null | undefined;
    readonly load: number | null | undefined;
    readonly loads: number;
    readonly name: string;
    readonly ttfb: number | null | undefined;
  }>;
  readonly total: number;
  readonly vitals: ReadonlyArray<{
    readonly goodTo: number | null | undefined;
    readonly name: VitalName;
    readonly poorFrom: number | null | undefined;
  }>;
  readonly " $fragmentType": "VitalTable_performance";
};
export type VitalTable_performance$key = {
  readonly " $data"?: VitalTable_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"VitalTable_performance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VitalTable_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loads",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lcp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fcp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ttfb",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "load",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VitalRow",
      "kind": "LinkedField",
      "name": "vitals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poorFrom",
          "storageKey": null
        }
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
  "type": "PerformanceReport",
  "abstractKey": null
};
})();

(node as any).hash = "3720f8ae79519771cb05cf75bc8db442";

export default node;
