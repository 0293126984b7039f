/**
 * @generated SignedSource<<501174d7dd2abf854acef95b09c9e0cf>>
 * @relayHash bfb45895922907a9dcedd9d94d1dfb83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22c9167acf9a3d4d71e8f52ea051573c149a560883718ecff49ddf5fa71c9835

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type ViewerKind = "MEMBER" | "NOBODY" | "SHARE" | "TOOL" | "%future added value";
export type useOpenDemoMutation$variables = Record<PropertyKey, never>;
export type useOpenDemoMutation$data = {
  readonly openDemo: {
    readonly problem: {
      readonly code: ErrorCode;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly viewer: {
      readonly kind: ViewerKind;
    } | null | undefined;
  };
};
export type useOpenDemoMutation = {
  response: useOpenDemoMutation$data;
  variables: useOpenDemoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OpenDemoPayload",
    "kind": "LinkedField",
    "name": "openDemo",
    "plural": false,
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
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
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
            "name": "code",
            "storageKey": null
          },
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenDemoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOpenDemoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "22c9167acf9a3d4d71e8f52ea051573c149a560883718ecff49ddf5fa71c9835",
    "metadata": {},
    "name": "useOpenDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d177dded4aedef1af6b043a5c1a31b29";

export default node;
