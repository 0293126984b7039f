/**
 * @generated SignedSource<<f0151ff11ffd291ff2a40b0f060856b1>>
 * @relayHash b43b1a774e0a8d84820322a55ab7866b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 334ad61ce29d2065f4f9604cd578db9bc391ea967fe8dc4c49fa4913c0e5031d

import { ConcreteRequest } from 'relay-runtime';
export type ShareModule = "ABRESULT" | "ABTEST" | "ACQUISITION" | "ANALYTICS" | "DASHBOARD" | "EVENTS" | "FEEDBACK" | "FORM" | "FUNNEL" | "HEATMAP" | "HEATMAP_PAGE" | "MAP" | "PLAYBACK" | "RETENTION" | "SURVEY" | "%future added value";
export type SharePart = "ACCOUNTS" | "ACQUISITION" | "BILLING" | "CHANGES" | "DOWNLOADS" | "EVENT" | "EVENTS" | "EVENT_RULES" | "FEEDBACK" | "FILTERS" | "FLAGS" | "FORM" | "FORMS" | "FUNNEL" | "FUNNELS" | "GOALS" | "HEATMAP" | "HEATMAPS" | "KEYS" | "MAP" | "MONTHS" | "OTHER_DAYS" | "OTHER_PROJECTS" | "PEOPLE" | "REALTIME" | "RECOMMENDATIONS" | "RECORDING" | "RECORDINGS" | "RETENTION" | "SEGMENTS" | "SETTINGS" | "SHARE_LINKS" | "TEAM" | "TESTS" | "TIMELINE" | "TRAFFIC" | "VISITORS" | "%future added value";
export type SharePreviewQuery$variables = {
  allowDownload: boolean;
  freeRange: boolean;
  itemId?: string | null | undefined;
  module: ShareModule;
  project: string;
  redactPersonalData: boolean;
};
export type SharePreviewQuery$data = {
  readonly viewer: {
    readonly project: {
      readonly share: {
        readonly preview: {
          readonly leftOut: ReadonlyArray<SharePart>;
          readonly shown: ReadonlyArray<SharePart>;
        } | null | undefined;
      };
    } | null | undefined;
  };
};
export type SharePreviewQuery = {
  response: SharePreviewQuery$data;
  variables: SharePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allowDownload"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "freeRange"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "module"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "redactPersonalData"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "project"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ProjectShare",
  "kind": "LinkedField",
  "name": "share",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "allowDownload",
          "variableName": "allowDownload"
        },
        {
          "kind": "Variable",
          "name": "freeRange",
          "variableName": "freeRange"
        },
        {
          "kind": "Variable",
          "name": "itemId",
          "variableName": "itemId"
        },
        {
          "kind": "Variable",
          "name": "module",
          "variableName": "module"
        },
        {
          "kind": "Variable",
          "name": "redactPersonalData",
          "variableName": "redactPersonalData"
        }
      ],
      "concreteType": "SharePreview",
      "kind": "LinkedField",
      "name": "preview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftOut",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SharePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SharePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "334ad61ce29d2065f4f9604cd578db9bc391ea967fe8dc4c49fa4913c0e5031d",
    "metadata": {},
    "name": "SharePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3dba3c517a331281a9ade1f5a797c9c1";

export default node;
