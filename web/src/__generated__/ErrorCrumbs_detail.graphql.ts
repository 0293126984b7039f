/**
 * @generated SignedSource<<d2fb15aafb939f6cafadc4958f15e1f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorCrumbs_detail$data = {
  readonly breadcrumbs: ReadonlyArray<{
    readonly at: string;
    readonly path: string;
    readonly text: string;
    readonly type: string;
  }>;
  readonly " $fragmentType": "ErrorCrumbs_detail";
};
export type ErrorCrumbs_detail$key = {
  readonly " $data"?: ErrorCrumbs_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorCrumbs_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorCrumbs_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Breadcrumb",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};

(node as any).hash = "0e8337b4e4175bd087fe66aa245ecfab";

export default node;
