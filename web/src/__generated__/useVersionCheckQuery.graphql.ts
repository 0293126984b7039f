/**
 * @generated SignedSource<<49d5e59d5cf4f7f438659c8916dbab6c>>
 * @relayHash 35254e4ca1d9c27fb17ed7609830b09c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c62c3a25874c0b2d6c34cb650cc67115889d85916904a57fbc6aa9b65bfcb73

import { ConcreteRequest } from 'relay-runtime';
export type useVersionCheckQuery$variables = Record<PropertyKey, never>;
export type useVersionCheckQuery$data = {
  readonly appVersion: {
    readonly force: boolean;
    readonly version: string;
  } | null | undefined;
};
export type useVersionCheckQuery = {
  response: useVersionCheckQuery$data;
  variables: useVersionCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AppVersion",
    "kind": "LinkedField",
    "name": "appVersion",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "force",
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
    "name": "useVersionCheckQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVersionCheckQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8c62c3a25874c0b2d6c34cb650cc67115889d85916904a57fbc6aa9b65bfcb73",
    "metadata": {},
    "name": "useVersionCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea8da0961cb06c75f4af4b87d9f12d3d";

export default node;
