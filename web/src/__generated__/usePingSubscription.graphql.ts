/**
 * @generated SignedSource<<be8390e1f557cd8b0e4ff7fa5f7de2fe>>
 * @relayHash 6d9c6069bab7d451f7ba793a112fdadf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0619f1ea7cd5ab469266b794b6a50678457384dca13c96f17b9a615e9b69ef5

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
    "id": "f0619f1ea7cd5ab469266b794b6a50678457384dca13c96f17b9a615e9b69ef5",
    "metadata": {},
    "name": "usePingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f65ca2793c73b50536503cd0900ab12a";

export default node;
