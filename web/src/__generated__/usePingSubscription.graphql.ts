/**
 * @generated SignedSource<<9db177d35e96b07bcb05a960e5e92ccd>>
 * @relayHash 9ce326fd2d94fba4922431900d22e3ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 885fa87bc73fc44b2eb865c96777c2aef241c9b38f5dc1ead7529ead0b1165f4

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type usePingSubscription$variables = Record<PropertyKey, never>;
export type usePingSubscription$data = {
  readonly ping: {
    readonly ended: boolean;
    readonly message: string | null | undefined;
    readonly ok: boolean;
    readonly paidPlan: number | null | undefined;
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
    "alias": null,
    "args": null,
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePingSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePingSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "885fa87bc73fc44b2eb865c96777c2aef241c9b38f5dc1ead7529ead0b1165f4",
    "metadata": {},
    "name": "usePingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "090795cf7903ba93fe9d532532499121";

export default node;
