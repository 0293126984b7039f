/**
 * @generated SignedSource<<adcb3a788cb3b40d9893fefb17628c4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExpectedGain_gain$data = {
  readonly completionRate: number;
  readonly completions: number;
  readonly high: number;
  readonly low: number;
  readonly medianRate: number;
  readonly rate: number;
  readonly " $fragmentType": "ExpectedGain_gain";
};
export type ExpectedGain_gain$key = {
  readonly " $data"?: ExpectedGain_gain$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedGain_gain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExpectedGain_gain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "low",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "high",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completionRate",
      "storageKey": null
    }
  ],
  "type": "FormGain",
  "abstractKey": null
};

(node as any).hash = "6260a475b91da7d032ef375432ad77da";

export default node;
