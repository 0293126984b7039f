/**
 * @generated SignedSource<<50fa2225c21fe346d77a55fe62e33e72>>
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
    readonly installedAt: string | null | undefined;
    readonly showBanner: boolean;
  } | null | undefined;
  readonly widgetId: number;
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
      "kind": "ScalarField",
      "name": "widgetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showBanner",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "fb68600016574424eda15ee8e49fb50b";

export default node;
