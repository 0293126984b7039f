/**
 * @generated SignedSource<<ef16a97bd76e478be26533c6a4cf5246>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallationBanner_project$data = {
  readonly id: string;
  readonly installation: {
    readonly status: {
      readonly showBanner: boolean;
    } | null | undefined;
    readonly trafficCheck: {
      readonly pageviewTotal: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "InstallationBanner_project";
};
export type InstallationBanner_project$key = {
  readonly " $data"?: InstallationBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationBanner_project",
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

(node as any).hash = "a6d9a5bdfc53dda36028b2c3179b7417";

export default node;
