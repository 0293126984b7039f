/**
 * @generated SignedSource<<c93e6a107016c9eeede172146de48c31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TrialLine_trial$data = {
  readonly daysToExpire: number;
  readonly label: TrialLabel | null | undefined;
  readonly " $fragmentType": "TrialLine_trial";
};
export type TrialLine_trial$key = {
  readonly " $data"?: TrialLine_trial$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialLine_trial">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialLine_trial",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysToExpire",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "type": "Trial",
  "abstractKey": null
};

(node as any).hash = "f605e83993f032980993390c3b74ca1a";

export default node;
