/**
 * @generated SignedSource<<dd79d9c25409c6168a235436dceee91b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FunnelMode = "SESSION" | "VISITOR" | "%future added value";
export type FunnelOrder = "ANY" | "ORDERED" | "STRICT" | "%future added value";
export type FunnelStepKind = "CLICK" | "EVENT" | "GOAL" | "PAGE" | "SUBMIT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useFunnelSteps_funnel$data = {
  readonly definition: {
    readonly order: FunnelOrder;
    readonly steps: ReadonlyArray<{
      readonly goalName: string | null | undefined;
      readonly isOptional: boolean;
      readonly kind: FunnelStepKind;
      readonly name: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly mode: FunnelMode;
  readonly " $fragmentType": "useFunnelSteps_funnel";
};
export type useFunnelSteps_funnel$key = {
  readonly " $data"?: useFunnelSteps_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFunnelSteps_funnel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFunnelSteps_funnel",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDefinition",
      "kind": "LinkedField",
      "name": "definition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "order",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "goalName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOptional",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Funnel",
  "abstractKey": null
};

(node as any).hash = "a4b500522e2b9da527b94053629452f4";

export default node;
