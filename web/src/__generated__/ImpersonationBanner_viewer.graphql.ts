/**
 * @generated SignedSource<<89c538b8a212093eeba8d40bdc858b47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImpersonationBanner_viewer$data = {
  readonly impersonation: {
    readonly companyName: string;
    readonly endsAt: string;
    readonly memberName: string;
  } | null | undefined;
  readonly " $fragmentType": "ImpersonationBanner_viewer";
};
export type ImpersonationBanner_viewer$key = {
  readonly " $data"?: ImpersonationBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpersonationBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpersonationBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Impersonation",
      "kind": "LinkedField",
      "name": "impersonation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ce398b3572bfec8b79d27573ffb65e6e";

export default node;
