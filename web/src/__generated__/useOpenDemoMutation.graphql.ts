/**
 * @generated SignedSource<<b1c449e7a65c61ac9691222ec8952217>>
 * @relayHash 038f528239e06c50bf48f7f38d96ce38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee16e12eb14a44ead0af921e18f3a4e5116889b553d0f552732dc4603d1bcabf

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type ViewerKind = "MEMBER" | "NOBODY" | "SHARE" | "TOOL" | "%future added value";
export type useOpenDemoMutation$variables = Record<PropertyKey, never>;
export type useOpenDemoMutation$data = {
  readonly openDemo: {
    readonly problem: {
      readonly code: ErrorCode;
      readonly message: string;
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
    "id": "ee16e12eb14a44ead0af921e18f3a4e5116889b553d0f552732dc4603d1bcabf",
    "metadata": {},
    "name": "useOpenDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91a021e4f06b14de4647f0661e3ebc46";

export default node;
