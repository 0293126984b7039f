/**
 * @generated SignedSource<<dd47c1650e71149bdb9031a1ed9e2c47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FixFirst_report$data = {
  readonly fields: ReadonlyArray<{
    readonly abandons: number;
    readonly field: string;
    readonly label: string;
    readonly rank: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RankedField_field">;
  }>;
  readonly gain: {
    readonly field: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExpectedGain_gain">;
  } | null | undefined;
  readonly totals: {
    readonly completionRate: number | null | undefined;
  };
  readonly " $fragmentType": "FixFirst_report";
};
export type FixFirst_report$key = {
  readonly " $data"?: FixFirst_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FixFirst_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FixFirst_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "abandons",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RankedField_field"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormGain",
      "kind": "LinkedField",
      "name": "gain",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExpectedGain_gain"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};
})();

(node as any).hash = "628b025fd9d655303325fbaef32d7e06";

export default node;
