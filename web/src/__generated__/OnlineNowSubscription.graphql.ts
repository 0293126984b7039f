/**
 * @generated SignedSource<<67c9a04635d32945753ad247a85464c8>>
 * @relayHash 8e8bf3272950ba76d459010d6bc30354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d409bbe83a24c4efccc669fb7f67d928fc20957cc26097f1286b897b13f17f

import { ConcreteRequest } from 'relay-runtime';
export type OnlineNowSubscription$variables = {
  project: string;
};
export type OnlineNowSubscription$data = {
  readonly realtime: {
    readonly active: number;
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
    "id": "74d409bbe83a24c4efccc669fb7f67d928fc20957cc26097f1286b897b13f17f",
    "metadata": {},
    "name": "OnlineNowSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "c5ab3c4bcd626aa895e05103f22bdfe3";

export default node;
