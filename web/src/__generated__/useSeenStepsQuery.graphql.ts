/**
 * @generated SignedSource<<8d0abb206be06a48113180a17f0d38f6>>
 * @relayHash 3242fde2acfe874a3f4238f5a06018c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e77392ce320b831ef492d0bd7809abac4e295fa8bff198bf810578652c549cd8

import { ConcreteRequest } from 'relay-runtime';
export type useSeenStepsQuery$variables = Record<PropertyKey, never>;
export type useSeenStepsQuery$data = {
  readonly viewer: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSeenStepsQuery = {
  response: useSeenStepsQuery$data;
  variables: useSeenStepsQuery$variables;
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
        "args": [
          {
            "kind": "Literal",
            "name": "key",
            "value": "INSIGHT"
          }
        ],
        "concreteType": "UserAttribute",
        "kind": "LinkedField",
        "name": "attribute",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
        "storageKey": "attribute(key:\"INSIGHT\")"
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
    "name": "useSeenStepsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSeenStepsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e77392ce320b831ef492d0bd7809abac4e295fa8bff198bf810578652c549cd8",
    "metadata": {},
    "name": "useSeenStepsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "81a351ce9770dc193fd8032c48436ecb";

export default node;
