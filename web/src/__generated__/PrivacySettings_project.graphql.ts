/**
 * @generated SignedSource<<a6a21c4a513b730d0283f9d4f0061a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PrivacySettings_project$data = {
  readonly id: string;
  readonly setting: {
    readonly anonymisesAddresses: boolean;
    readonly currency: string | null | undefined;
    readonly followsSinglePageApps: boolean;
    readonly keepsText: boolean;
    readonly respectsDoNotTrack: boolean;
    readonly retentionDays: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PrivacySettings_project";
};
export type PrivacySettings_project$key = {
  readonly " $data"?: PrivacySettings_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrivacySettings_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrivacySettings_project",
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
      "concreteType": "ProjectSetting",
      "kind": "LinkedField",
      "name": "setting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anonymisesAddresses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respectsDoNotTrack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keepsText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "followsSinglePageApps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retentionDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "be9eece06bb40235d7f270deebb17056";

export default node;
