/**
 * @generated SignedSource<<f2253ff697087b46c56b5a0eecf0442b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallBanner_project$data = {
  readonly id: string;
  readonly installation: {
    readonly status: {
      readonly showBanner: boolean;
    } | null | undefined;
    readonly trafficCheck: {
      readonly pageviewTotal: number;
    } | null | undefined;
  };
  readonly widgetId: number;
  readonly " $fragmentType": "InstallBanner_project";
};
export type InstallBanner_project$key = {
  readonly " $data"?: InstallBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallBanner_project",
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
          "concreteType": "Installation",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showBanner",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "53228c91ba3ea30510e270914127fcdb";

export default node;
