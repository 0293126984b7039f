/**
 * @generated SignedSource<<e78d0f2e1530b044317962961c0a9c55>>
 * @relayHash 8dab34c39ba75cc64c823401ab698b0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58b032e8a8e2faa4cafe62c52a312ac0cfa22aec2c8e60e4bf32f38a03ec6bbf

import { ConcreteRequest } from 'relay-runtime';
export type SettingsMenuQuery$variables = Record<PropertyKey, never>;
export type SettingsMenuQuery$data = {
  readonly viewer: {
    readonly canSeeAffiliate: boolean | null | undefined;
    readonly viewerCanManageCompany: boolean | null | undefined;
  } | null | undefined;
};
export type SettingsMenuQuery = {
  response: SettingsMenuQuery$data;
  variables: SettingsMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageCompany",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canSeeAffiliate",
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
    "name": "SettingsMenuQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsMenuQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "58b032e8a8e2faa4cafe62c52a312ac0cfa22aec2c8e60e4bf32f38a03ec6bbf",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f3f7a0ee0dd6d1100d3adcda60db4c6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
