/**
 * @generated SignedSource<<e28a2fdfd0654e5bfd7b1d1a8e065a72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimelineFilters_project$data = {
  readonly timeline: {
    readonly list: {
      readonly people: ReadonlyArray<{
        readonly name: string;
        readonly userId: number;
      }>;
    } | null | undefined;
  };
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
      "args": null,
      "concreteType": "ProjectTimeline",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
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
          "name": "list",
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
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1ad8d9e02fe62ddfa9fb5c5b70742adf";

export default node;
