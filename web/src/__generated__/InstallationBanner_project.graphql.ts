/**
 * @generated SignedSource<<3d6e3dff2568049600f941887bcb3ad1>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fb1b3ae314aaca7fbc20048799a609e6";

export default node;
