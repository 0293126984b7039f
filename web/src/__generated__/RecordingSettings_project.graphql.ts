/**
 * @generated SignedSource<<6588a8c36db4036d19e0f471285cfb01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RecordingSettings_project$data = {
  readonly id: string;
  readonly setting: {
    readonly recording: {
      readonly blockSelectors: ReadonlyArray<string>;
      readonly isOn: boolean;
      readonly keepsImages: boolean;
      readonly maskSelectors: ReadonlyArray<string>;
      readonly masksTexts: boolean;
      readonly minSeconds: number;
      readonly sample: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "RecordingSettings_project";
};
export type RecordingSettings_project$key = {
  readonly " $data"?: RecordingSettings_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordingSettings_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordingSettings_project",
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
          "concreteType": "RecordingSetting",
          "kind": "LinkedField",
          "name": "recording",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sample",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "masksTexts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maskSelectors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "blockSelectors",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "keepsImages",
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

(node as any).hash = "b3b183a97de1efa682dff094f5db5227";

export default node;
