/**
 * @generated SignedSource<<935cb4f67bbf7dc6b4e590f767181e5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlternativeSignIn_methods$data = {
  readonly github: boolean;
  readonly google: boolean;
  readonly sso: boolean;
  readonly " $fragmentType": "AlternativeSignIn_methods";
};
export type AlternativeSignIn_methods$key = {
  readonly " $data"?: AlternativeSignIn_methods$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlternativeSignIn_methods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlternativeSignIn_methods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "google",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "github",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sso",
      "storageKey": null
    }
  ],
  "type": "SignInMethods",
  "abstractKey": null
};

(node as any).hash = "48889d874db6ff7d364c53bd12a0c590";

export default node;
