/**
 * @generated SignedSource<<2e9b3ae5728463c198eec858f18e6057>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimelineFilters_project$data = {
  readonly timeline: {
    readonly people: ReadonlyArray<{
      readonly name: string;
      readonly userId: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TimelineFilters_project";
};
export type TimelineFilters_project$key = {
  readonly " $data"?: TimelineFilters_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineFilters_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "contains"
    },
    {
      "kind": "RootArgument",
      "name": "kinds"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    },
    {
      "kind": "RootArgument",
      "name": "userId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineFilters_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "contains",
          "variableName": "contains"
        },
        {
          "kind": "Variable",
          "name": "kinds",
          "variableName": "kinds"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "userId",
          "variableName": "userId"
        }
      ],
      "concreteType": "Timeline",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimelinePerson",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "3922f0d09c3f46c8e1a58a47fc076bfd";

export default node;
