/**
 * @generated SignedSource<<1533bf55127bd11d5d28de3ef2b62c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormStepsPanel_report$data = {
  readonly totals: {
    readonly views: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FormSteps_report">;
  readonly " $fragmentType": "FormStepsPanel_report";
};
export type FormStepsPanel_report$key = {
  readonly " $data"?: FormStepsPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormStepsPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormStepsPanel_report",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormSteps_report"
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};

(node as any).hash = "04a844f02cf885075ed7cb38997c1a1d";

export default node;
