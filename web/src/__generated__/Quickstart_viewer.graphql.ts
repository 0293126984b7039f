/**
 * @generated SignedSource<<b5ac72b443db83a7dbac365ffa137a40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Quickstart_viewer$data = {
  readonly attribute: {
    readonly id: string;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly project: {
    readonly installation: {
      readonly firstRecording: {
        readonly session: string | null | undefined;
      } | null | undefined;
      readonly trafficCheck: {
        readonly pageviewTotal: number;
      } | null | undefined;
    };
    readonly widgetId: number;
    readonly " $fragmentSpreads": FragmentRefs<"FirstRecordingNotice_project">;
  } | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "Quickstart_viewer";
};
export type Quickstart_viewer$key = {
  readonly " $data"?: Quickstart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quickstart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "project"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quickstart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "key",
          "value": "INSIGHT"
        }
      ],
      "concreteType": "UserAttribute",
      "kind": "LinkedField",
      "name": "attribute",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": "attribute(key:\"INSIGHT\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "project"
        }
      ],
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widgetId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjectInstallation",
          "kind": "LinkedField",
          "name": "installation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrafficCheck",
              "kind": "LinkedField",
              "name": "trafficCheck",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pageviewTotal",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FirstRecording",
              "kind": "LinkedField",
              "name": "firstRecording",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "session",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FirstRecordingNotice_project"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3617447ffb0f84b29501da5982150dcc";

export default node;
