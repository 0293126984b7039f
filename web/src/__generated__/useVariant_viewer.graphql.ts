/**
 * @generated SignedSource<<77a584421e51b5ab06cf6bbc67614b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useVariant_viewer$data = {
  readonly ownExperiments: ReadonlyArray<{
    readonly experiment: string;
    readonly variant: string;
  }> | null | undefined;
  readonly " $fragmentType": "useVariant_viewer";
};
export type useVariant_viewer$key = {
  readonly " $data"?: useVariant_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariant_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVariant_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnExperiment",
      "kind": "LinkedField",
      "name": "ownExperiments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "experiment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "variant",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1ec0886124e99cb2f9b7aaf7fd180b03";

export default node;
