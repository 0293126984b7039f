/**
 * @generated SignedSource<<7a0af200fdb6eaa8d0f28a643bbc7d6b>>
 * @relayHash d34167ef980867e65e28b08455cc8caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39122723732618190389e15910e3625a80ffe19859746bc5e4b0d75823b4606e

import { ConcreteRequest } from 'relay-runtime';
export type HeatmapDevice = "DESKTOP" | "MOBILE" | "TABLET" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type CreateHeatmapProfileInput = {
  devices: ReadonlyArray<HeatmapDevice>;
  name: string;
  project: string;
  rule: HeatmapPageInput;
};
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type useProfileFormCreateMutation$variables = {
  input: CreateHeatmapProfileInput;
};
export type useProfileFormCreateMutation$data = {
  readonly createHeatmapProfile: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
    readonly profile: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useProfileFormCreateMutation = {
  response: useProfileFormCreateMutation$data;
  variables: useProfileFormCreateMutation$variables;
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
    "concreteType": "CreateHeatmapProfilePayload",
    "kind": "LinkedField",
    "name": "createHeatmapProfile",
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
    "name": "useProfileFormCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProfileFormCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39122723732618190389e15910e3625a80ffe19859746bc5e4b0d75823b4606e",
    "metadata": {},
    "name": "useProfileFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f16d001f8aac58eb6db79eb35d54c76";

export default node;
