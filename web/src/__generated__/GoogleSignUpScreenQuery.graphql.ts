/**
 * @generated SignedSource<<0205fafa70ee0aaa5dbf2fe7ee8ea83d>>
 * @relayHash 55e45f9a458ba65267b02aca8cf0f00c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198e6e75f3e98de1b7afc32af7fbbf20547940fb3e28bc9409ce2c99d9bf2b47

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewerKind = "MEMBER" | "NOBODY" | "SHARE" | "TOOL" | "%future added value";
export type GoogleSignUpScreenQuery$variables = Record<PropertyKey, never>;
export type GoogleSignUpScreenQuery$data = {
  readonly brand: {
    readonly " $fragmentSpreads": FragmentRefs<"OnTheWay_brand">;
  } | null | undefined;
  readonly signInWays: {
    readonly google: boolean;
  } | null | undefined;
  readonly viewer: {
    readonly kind: ViewerKind;
  } | null | undefined;
};
export type GoogleSignUpScreenQuery = {
  response: GoogleSignUpScreenQuery$data;
  variables: GoogleSignUpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "kind",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SignInWays",
  "kind": "LinkedField",
  "name": "signInWays",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "google",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GoogleSignUpScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OnTheWay_brand"
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoogleSignUpScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Brand",
        "kind": "LinkedField",
        "name": "brand",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faviconUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mainColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cssUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "198e6e75f3e98de1b7afc32af7fbbf20547940fb3e28bc9409ce2c99d9bf2b47",
    "metadata": {},
    "name": "GoogleSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4860eb45ec0c20b44bf26e10c48fea0f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
