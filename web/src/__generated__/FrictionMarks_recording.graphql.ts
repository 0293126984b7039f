/**
 * @generated SignedSource<<da98420e1208fb85b4b5fa49f0ff311e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FrictionMarks_recording$data = {
  readonly convertedAt: string | null | undefined;
  readonly deadClicks: number;
  readonly errors: number;
  readonly formDrops: number;
  readonly rageClicks: number;
  readonly " $fragmentType": "FrictionMarks_recording";
};
export type FrictionMarks_recording$key = {
  readonly " $data"?: FrictionMarks_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrictionMarks_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrictionMarks_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rageClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deadClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formDrops",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "convertedAt",
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "9bee69291d4d96fc08e09d62c291e6b3";

export default node;
