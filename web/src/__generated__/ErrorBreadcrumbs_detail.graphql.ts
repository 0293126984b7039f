/**
 * @generated SignedSource<<503531441d9a9b887e8c58578365750c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorBreadcrumbs_detail$data = {
  readonly breadcrumbs: ReadonlyArray<{
    readonly at: string;
    readonly path: string;
    readonly text: string;
    readonly type: string;
  }>;
  readonly " $fragmentType": "ErrorBreadcrumbs_detail";
};
export type ErrorBreadcrumbs_detail$key = {
  readonly " $data"?: ErrorBreadcrumbs_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorBreadcrumbs_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorBreadcrumbs_detail",
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

(node as any).hash = "a38aee409feee91ddae6f7994536e97a";

export default node;
