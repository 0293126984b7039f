/**
 * @generated SignedSource<<5de9149df81a4dda06d10c01334c9939>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExtendTrial_billing$data = {
  readonly trialDays: number | null | undefined;
  readonly " $fragmentType": "ExtendTrial_billing";
};
export type ExtendTrial_billing$key = {
  readonly " $data"?: ExtendTrial_billing$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtendTrial_billing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtendTrial_billing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialDays",
      "storageKey": null
    }
  ],
  "type": "Billing",
  "abstractKey": null
};

(node as any).hash = "4bab779289acea110369f2266cd2e852";

export default node;
