/**
 * @generated SignedSource<<697a36a781a32fdc23151523a7963657>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BeforeAfter_project$data = {
  readonly traffic: {
    readonly effect?: {
      readonly " $fragmentSpreads": FragmentRefs<"EffectChart_effect" | "EffectNumbers_effect">;
    } | null | undefined;
  };
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
    },
    {
      "kind": "RootArgument",
      "name": "until"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BeforeAfter_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectTraffic",
      "kind": "LinkedField",
      "name": "traffic",
      "plural": false,
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
                  "name": "endDate",
                  "variableName": "until"
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "aaf0374195198c92bedd8a9cf802446d";

export default node;
