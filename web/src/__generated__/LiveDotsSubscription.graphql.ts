/**
 * @generated SignedSource<<2aec7e30223126c797dcffd754154e61>>
 * @relayHash 8d9afa96796dbff08e7e92463e5b4b56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fea20b81ef2d2252aa9fd56cfd04ca6bedd3e1d7909076e030454533f8e096ab

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
    "id": "fea20b81ef2d2252aa9fd56cfd04ca6bedd3e1d7909076e030454533f8e096ab",
    "metadata": {},
    "name": "LiveDotsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9be015a43b4b5c7f797423e851498f9f";

export default node;
