/**
 * @generated SignedSource<<631f17a6b255b8145628c5b5249cc72a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundForm_report$data = {
  readonly fields: ReadonlyArray<{
    readonly field: string;
    readonly label: string;
  }>;
  readonly pages: ReadonlyArray<{
    readonly path: string;
    readonly views: number;
  }>;
  readonly totals: {
    readonly views: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FormSteps_report">;
  readonly " $fragmentType": "FoundForm_report";
};
export type FoundForm_report$key = {
  readonly " $data"?: FoundForm_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundForm_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundForm_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSteps_report"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormPage",
      "kind": "LinkedField",
      "name": "pages",
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
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};
})();

(node as any).hash = "1494bf3e6290986f6077f10418e6c8ee";

export default node;
