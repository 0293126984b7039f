/**
 * @generated SignedSource<<a3c90011592f5c4ef624b56039b5149d>>
 * @relayHash 905f2ea9a3cbf519ab066a287fd0894a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89bf425b3aa4eccef3429a3203d23f7c34773a83beb46597097b1911e8b8ec84

import { ConcreteRequest } from 'relay-runtime';
export type HeatmapDevice = "DESKTOP" | "MOBILE" | "TABLET" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type HeatmapProfileStatus = "ARCHIVED" | "COLLECTING" | "READY" | "%future added value";
export type UpdateHeatmapProfileInput = {
  devices?: ReadonlyArray<HeatmapDevice> | null | undefined;
  id: string;
  isArchived?: boolean | null | undefined;
  name?: string | null | undefined;
  rule?: HeatmapPageInput | null | undefined;
  snapshotIds?: ReadonlyArray<string> | null | undefined;
};
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type useUpdateProfileMutation$variables = {
  input: UpdateHeatmapProfileInput;
};
export type useUpdateProfileMutation$data = {
  readonly updateHeatmapProfile: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
    readonly profile: {
      readonly devices: ReadonlyArray<HeatmapDevice>;
      readonly id: string;
      readonly name: string;
      readonly rule: {
        readonly match: HeatmapPageMatch;
        readonly value: string;
      };
      readonly snapshotIds: ReadonlyArray<string>;
      readonly status: HeatmapProfileStatus;
    } | null | undefined;
  };
};
export type useUpdateProfileMutation = {
  response: useUpdateProfileMutation$data;
  variables: useUpdateProfileMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateHeatmapProfilePayload",
    "kind": "LinkedField",
    "name": "updateHeatmapProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HeatmapProfile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HeatmapPageRule",
            "kind": "LinkedField",
            "name": "rule",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "match",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "devices",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "snapshotIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89bf425b3aa4eccef3429a3203d23f7c34773a83beb46597097b1911e8b8ec84",
    "metadata": {},
    "name": "useUpdateProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0a2628a8bb08bb6038150062c213689";

export default node;
