/**
 * @generated SignedSource<<80c50735c40a8502c1627de11e6af93d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type VitalName = "CLS" | "FCP" | "INP" | "LCP" | "LOAD" | "TTFB" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type VitalCards_performance$data = {
  readonly vitals: ReadonlyArray<{
    readonly name: VitalName;
    readonly " $fragmentSpreads": FragmentRefs<"VitalCard_vital">;
  }>;
  readonly " $fragmentType": "VitalCards_performance";
};
export type VitalCards_performance$key = {
  readonly " $data"?: VitalCards_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"VitalCards_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VitalCards_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VitalRow",
      "kind": "LinkedField",
      "name": "vitals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VitalCard_vital"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PerformanceReport",
  "abstractKey": null
};

(node as any).hash = "6c6fca45f3a42fe77a1a4d09339b70e1";

export default node;
