/**
 * @generated SignedSource<<29b4aace5778454b442f097ac6605db0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FunnelProperty = "BROWSER" | "COUNTRY" | "DEVICE" | "LANDING_PAGE" | "LANG" | "OS" | "SOURCE" | "SOURCE_NAME" | "UTM_CAMPAIGN" | "VISITOR_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FactorsPanel_report$data = {
  readonly factors: {
    readonly least: number;
    readonly rows: ReadonlyArray<{
      readonly dropped: number;
      readonly entered: number;
      readonly high: number;
      readonly low: number;
      readonly oddsRatio: number;
      readonly otherRate: number;
      readonly pAdjusted: number;
      readonly property: FunnelProperty;
      readonly step: number;
      readonly value: string;
    }>;
    readonly tested: number;
  } | null | undefined;
  readonly " $fragmentType": "FactorsPanel_report";
};
export type FactorsPanel_report$key = {
  readonly " $data"?: FactorsPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactorsPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FactorsPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelFactors",
      "kind": "LinkedField",
      "name": "factors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelFactor",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "property",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entered",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dropped",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "otherRate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "oddsRatio",
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
              "name": "pAdjusted",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tested",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "least",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};

(node as any).hash = "4e2c015706a917e091bff5b7fcd61711";

export default node;
