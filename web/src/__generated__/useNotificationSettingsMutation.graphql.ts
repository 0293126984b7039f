/**
 * @generated SignedSource<<f56583b6075f06fa8aa364a2a6cd5d87>>
 * @relayHash 83663869b29502b1715a0c4bf11a6b92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35de8f5f6ad1573ea7b1fcf7e7a6a15f4b7042e9463c113ad34dc69490cee6c8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationKind = "FEEDBACK_RECEIVED" | "MEMBER_JOINED" | "PROJECT_CREATED" | "SHARE_LINK_CREATED" | "TRIAL_ENDING" | "USAGE_ALERT" | "WEEKLY_DIGEST" | "%future added value";
export type UpdateNotificationSettingsInput = {
  digestDay?: number | null | undefined;
  settings?: ReadonlyArray<NotificationSettingInput> | null | undefined;
};
export type NotificationSettingInput = {
  inApp: boolean;
  kind: NotificationKind;
  mail: boolean;
};
export type useNotificationSettingsMutation$variables = {
  input: UpdateNotificationSettingsInput;
};
export type useNotificationSettingsMutation$data = {
  readonly updateNotificationSettings: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
    readonly settings: {
      readonly " $fragmentSpreads": FragmentRefs<"DigestDay_settings" | "NotificationMatrix_settings">;
    } | null | undefined;
  };
};
export type useNotificationSettingsMutation = {
  response: useNotificationSettingsMutation$data;
  variables: useNotificationSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNotificationSettingsPayload",
        "kind": "LinkedField",
        "name": "updateNotificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationMatrix_settings"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DigestDay_settings"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateNotificationSettingsPayload",
        "kind": "LinkedField",
        "name": "updateNotificationSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationSettings",
            "kind": "LinkedField",
            "name": "settings",
            "plural": false,
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "digestDay",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35de8f5f6ad1573ea7b1fcf7e7a6a15f4b7042e9463c113ad34dc69490cee6c8",
    "metadata": {},
    "name": "useNotificationSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "23ba6465e6b7c4e9de49837553273e34";

export default node;
