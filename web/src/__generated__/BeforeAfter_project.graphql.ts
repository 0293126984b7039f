/**
 * @generated SignedSource<<83b8eb5b032c74388a154bcd2399169f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BeforeAfter_project$data = {
  readonly effect?: {
    readonly " $fragmentSpreads": FragmentRefs<"EffectChart_effect" | "EffectNumbers_effect">;
  } | null | undefined;
  readonly " $fragmentType": "BeforeAfter_project";
};
export type BeforeAfter_project$key = {
  readonly " $data"?: BeforeAfter_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeforeAfter_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "at"
    },
    {
      "kind": "RootArgument",
      "name": "days"
    },
    {
      "kind": "RootArgument",
      "name": "goal"
    },
    {
      "kind": "RootArgument",
      "name": "hasAt"
    },
    {
      "kind": "RootArgument",
      "name": "metric"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BeforeAfter_project",
  "selections": [
    {
      "condition": "hasAt",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "date",
              "variableName": "at"
            },
            {
              "kind": "Variable",
              "name": "days",
              "variableName": "days"
            },
            {
              "kind": "Variable",
              "name": "goal",
              "variableName": "goal"
            },
            {
              "kind": "Variable",
              "name": "metric",
              "variableName": "metric"
            }
          ],
          "concreteType": "TrafficEffect",
          "kind": "LinkedField",
          "name": "effect",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EffectNumbers_effect"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EffectChart_effect"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "54924928f4d6d3486fd6efd7caa12de9";

export default node;
