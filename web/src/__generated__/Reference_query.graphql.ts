/**
 * @generated SignedSource<<4f53acb1d9267251c9eea768870d6146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BrandKind = "AB_TESTING" | "ANALYTICS" | "OPTIMISE" | "WHITE_LABEL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Reference_query$data = {
  readonly appVersion: {
    readonly version: string;
  } | null | undefined;
  readonly brand: {
    readonly kind: BrandKind;
  } | null | undefined;
  readonly " $fragmentType": "Reference_query";
};
export type Reference_query$key = {
  readonly " $data"?: Reference_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reference_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Reference_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AppVersion",
      "kind": "LinkedField",
      "name": "appVersion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7643896e74bc5744a6bac9aca3e56131";

export default node;
