/**
 * @generated SignedSource<<48b6856358d8b67d816d93ec755979f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "FEEDBACK_RECEIVED" | "MEMBER_JOINED" | "MENTIONED" | "PROJECT_CREATED" | "SHARE_LINK_CREATED" | "TRIAL_ENDING" | "USAGE_ALERT" | "WEEKLY_DIGEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NotificationMatrix_settings$data = {
  readonly settings: ReadonlyArray<{
    readonly inApp: boolean;
    readonly kind: NotificationKind;
    readonly mail: boolean;
  }>;
  readonly " $fragmentType": "NotificationMatrix_settings";
};
export type NotificationMatrix_settings$key = {
  readonly " $data"?: NotificationMatrix_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationMatrix_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationMatrix_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationSetting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inApp",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NotificationSettings",
  "abstractKey": null
};

(node as any).hash = "ab3c23835b8df0f40bba03602a62487f";

export default node;
