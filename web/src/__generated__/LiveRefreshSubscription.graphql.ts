/**
 * @generated SignedSource<<8337eb4227b84c85e940a3c1040e4d4a>>
 * @relayHash c2aace3db80ac498435356937d671398
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f28807312bcf3659a8b822616292e6b567b770433e396c91131165addc31c50

import { ConcreteRequest } from 'relay-runtime';
export type LiveRefreshSubscription$variables = {
  project: string;
};
export type LiveRefreshSubscription$data = {
  readonly realtime: {
    readonly lastEventAt: string | null | undefined;
  } | null | undefined;
};
export type LiveRefreshSubscription = {
  response: LiveRefreshSubscription$data;
  variables: LiveRefreshSubscription$variables;
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
    "name": "LiveRefreshSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveRefreshSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f28807312bcf3659a8b822616292e6b567b770433e396c91131165addc31c50",
    "metadata": {},
    "name": "LiveRefreshSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "34ee701eac0468d7e475b3ce07649e0e";

export default node;
