/**
 * @generated SignedSource<<fdddcc9330817f9f778888d14f4d4125>>
 * @relayHash 1004f49931e2dd77b51dd74cef6b9f0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc3a44f8d4a8c069406305b25f95784cd39c75df77dcfd3eeeb42e55b5a40e96

import { ConcreteRequest } from 'relay-runtime';
export type FirstVisitSubscription$variables = {
  project: string;
};
export type FirstVisitSubscription$data = {
  readonly realtime: {
    readonly lastEventAt: string | null | undefined;
  } | null | undefined;
};
export type FirstVisitSubscription = {
  response: FirstVisitSubscription$data;
  variables: FirstVisitSubscription$variables;
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
        "name": "lastEventAt",
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
    "name": "FirstVisitSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstVisitSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc3a44f8d4a8c069406305b25f95784cd39c75df77dcfd3eeeb42e55b5a40e96",
    "metadata": {},
    "name": "FirstVisitSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ac085d63d69d782090a78ce7e76a6e7e";

export default node;
