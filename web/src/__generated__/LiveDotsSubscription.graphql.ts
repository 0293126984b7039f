/**
 * @generated SignedSource<<7456386d85c4b02222f7a2ab1cfac81f>>
 * @relayHash a9fe5be062cbc0e140c9713b93b782b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a92c21140a3ae5815254bf1173f18aea3ceaafc050a85a5789078d34ad7cdfd8

import { ConcreteRequest } from 'relay-runtime';
export type LiveDotsSubscription$variables = {
  project: string;
};
export type LiveDotsSubscription$data = {
  readonly realtime: {
    readonly at: string;
    readonly events: ReadonlyArray<{
      readonly at: string;
      readonly country: string;
      readonly eventId: string;
      readonly lat: number | null | undefined;
      readonly lon: number | null | undefined;
    }>;
  } | null | undefined;
};
export type LiveDotsSubscription = {
  response: LiveDotsSubscription$data;
  variables: LiveDotsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v2 = [
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
      (v1/*:: as any*/),
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
          (v1/*:: as any*/),
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
            "name": "lat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lon",
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
    "name": "LiveDotsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveDotsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a92c21140a3ae5815254bf1173f18aea3ceaafc050a85a5789078d34ad7cdfd8",
    "metadata": {},
    "name": "LiveDotsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "056a762c8fbae3c271dde6dcd2d9b07c";

export default node;
