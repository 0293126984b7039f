/**
 * @generated SignedSource<<dc428ca391ff6f651cf09660490a442b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OtherWays_ways$data = {
  readonly github: boolean;
  readonly google: boolean;
  readonly sso: boolean;
  readonly " $fragmentType": "OtherWays_ways";
};
export type OtherWays_ways$key = {
  readonly " $data"?: OtherWays_ways$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherWays_ways">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherWays_ways",
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
  "type": "SignInWays",
  "abstractKey": null
};

(node as any).hash = "9d7762d37987ae1dbb8471493364affb";

export default node;
