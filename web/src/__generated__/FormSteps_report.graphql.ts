/**
 * @generated SignedSource<<1f00f21ce11e3e72ca2e22c3c112b507>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormSteps_report$data = {
  readonly totals: {
    readonly attempts: number;
    readonly completions: number;
    readonly starters: number;
    readonly views: number;
  };
  readonly " $fragmentType": "FormSteps_report";
};
export type FormSteps_report$key = {
  readonly " $data"?: FormSteps_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormSteps_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormSteps_report",
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
          "name": "views",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attempts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};

(node as any).hash = "e32e0d27c48d6487a15e86579f2bddd1";

export default node;
