/**
 * @generated SignedSource<<676054ff2a3c51a4ab891aeeb8174d7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormPages_report$data = {
  readonly pages: ReadonlyArray<{
    readonly path: string;
    readonly views: number;
  }>;
  readonly " $fragmentType": "FormPages_report";
};
export type FormPages_report$key = {
  readonly " $data"?: FormPages_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormPages_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormPages_report",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormReport",
  "abstractKey": null
};

(node as any).hash = "66e7ab422302408ee0a991af800b3d0f";

export default node;
