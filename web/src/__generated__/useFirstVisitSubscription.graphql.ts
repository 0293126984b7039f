/**
 * @generated SignedSource<<5eb559eb7b3875031d5a980c68928ad2>>
 * @relayHash 66ae4304a8cec08707abcc8941161c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e64487f04494b5a324894357e859a12d46870e94d16bb254a80b22498de3f75c

import { ConcreteRequest } from 'relay-runtime';
export type useFirstVisitSubscription$variables = {
  project: string;
};
export type useFirstVisitSubscription$data = {
  readonly realtime: {
    readonly lastEventAt: string | null | undefined;
  } | null | undefined;
};
export type useFirstVisitSubscription = {
  response: useFirstVisitSubscription$data;
  variables: useFirstVisitSubscription$variables;
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
    "name": "useFirstVisitSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFirstVisitSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e64487f04494b5a324894357e859a12d46870e94d16bb254a80b22498de3f75c",
    "metadata": {},
    "name": "useFirstVisitSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1f917d556dca8e02c05104acc5aecf7f";

export default node;
