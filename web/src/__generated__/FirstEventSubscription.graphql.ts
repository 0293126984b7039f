/**
 * @generated SignedSource<<9f7ef4663ec30c5a0af90cfc23494702>>
 * @relayHash f14ef1fc719aa7577bfcb08c10381449
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43c7f594484bf7a3d4960ea1161cba93425ff2e9216fa481fddbd15ebb290697

import { ConcreteRequest } from 'relay-runtime';
export type FirstEventSubscription$variables = {
  project: string;
};
export type FirstEventSubscription$data = {
  readonly realtime: {
    readonly events: ReadonlyArray<{
      readonly at: string;
      readonly browser: string;
      readonly country: string;
      readonly device: string;
      readonly eventId: string;
      readonly name: string;
      readonly path: string;
      readonly type: string;
    }>;
  } | null | undefined;
};
export type FirstEventSubscription = {
  response: FirstEventSubscription$data;
  variables: FirstEventSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "project",
        "variableName": "project"
      }
    ],
    "concreteType": "Realtime",
    "kind": "LinkedField",
    "name": "realtime",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RealtimeEvent",
        "kind": "LinkedField",
        "name": "events",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eventId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "at",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
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
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "browser",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
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
    "name": "FirstEventSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstEventSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "43c7f594484bf7a3d4960ea1161cba93425ff2e9216fa481fddbd15ebb290697",
    "metadata": {},
    "name": "FirstEventSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "34c490e05446c00fe02d99d1692d5a8f";

export default node;
