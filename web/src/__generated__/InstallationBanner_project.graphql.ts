/**
 * @generated SignedSource<<4018d32517e583b131cdf37bdb3b8489>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9a2d5f0a7c37e8df77b49a3fb0309c43";

export default node;
