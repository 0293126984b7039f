/**
 * @generated SignedSource<<6d14d5196df052beeb235fd83939f341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Reference_query$data = {
  readonly appVersion: {
    readonly version: string;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9ae2de08ffc672bfb675f223ca0450ce";

export default node;
