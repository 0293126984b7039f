/**
 * @generated SignedSource<<da62e4d71904569706c68d4604f078f4>>
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

(node as any).hash = "ea696c4ebb3dd7761afc0e442aa40999";

export default node;
