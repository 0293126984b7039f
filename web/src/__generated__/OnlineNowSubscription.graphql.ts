/**
 * @generated SignedSource<<59092c33f6452ce9715d0f21bb36be61>>
 * @relayHash 71f872365025fb5d9b8f85fa019b9c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b45f283b69e46937411563c087551819012fe8c49d871a82a3de2bee87669642

import { ConcreteRequest } from 'relay-runtime';
export type OnlineNowSubscription$variables = {
  project: string;
};
export type OnlineNowSubscription$data = {
  readonly realtime: {
    readonly active: number;
    readonly idle: number;
  } | null | undefined;
};
export type OnlineNowSubscription = {
  response: OnlineNowSubscription$data;
  variables: OnlineNowSubscription$variables;
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
        "kind": "ScalarField",
        "name": "active",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "idle",
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
    "name": "OnlineNowSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OnlineNowSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b45f283b69e46937411563c087551819012fe8c49d871a82a3de2bee87669642",
    "metadata": {},
    "name": "OnlineNowSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f17ea37fb8e874aec2db25a938e7c898";

export default node;
