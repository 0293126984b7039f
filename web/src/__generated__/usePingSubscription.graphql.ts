/**
 * @generated SignedSource<<db21b89d1484f19c3a3c075ee57e378f>>
 * @relayHash 055b4e046e858f435a06b08c0876035d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae44b36926fbf576ea39c9d4eb911f0fa34d7be0334c47c3d37897dc0213d452

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type usePingSubscription$variables = {
  isStrict: boolean;
};
export type usePingSubscription$data = {
  readonly ping: {
    readonly ended: boolean;
    readonly message: string | null | undefined;
    readonly ok: boolean;
    readonly paidPlan: number | null | undefined;
    readonly reason: string | null | undefined;
    readonly role: Role | null | undefined;
  } | null | undefined;
};
export type usePingSubscription = {
  response: usePingSubscription$data;
  variables: usePingSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isStrict"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isStrict",
        "variableName": "isStrict"
      }
    ],
    "concreteType": "PingStatus",
    "kind": "LinkedField",
    "name": "ping",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ended",
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
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paidPlan",
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
    "name": "usePingSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePingSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae44b36926fbf576ea39c9d4eb911f0fa34d7be0334c47c3d37897dc0213d452",
    "metadata": {},
    "name": "usePingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cb10d68397c70054fdf3399fe2418a22";

export default node;
