/**
 * @generated SignedSource<<0c513f28bb6ca99ff36d69f5f6960ebf>>
 * @relayHash 265d14e6492f5021fc320360668defb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0364322d6d6a85f7375075c1ef07706e917f66643e3af4e6ecc500ffbf90c6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewerKind = "MEMBER" | "NOBODY" | "SHARE" | "TOOL" | "%future added value";
export type SignUpScreenQuery$variables = Record<PropertyKey, never>;
export type SignUpScreenQuery$data = {
  readonly brand: {
    readonly " $fragmentSpreads": FragmentRefs<"BareFrame_brand">;
  } | null | undefined;
  readonly demo: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckYourMail_demo">;
  } | null | undefined;
  readonly viewer: {
    readonly kind: ViewerKind;
  } | null | undefined;
};
export type SignUpScreenQuery = {
  response: SignUpScreenQuery$data;
  variables: SignUpScreenQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpScreenQuery",
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
            "name": "BareFrame_brand"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CheckYourMail_demo"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignUpScreenQuery",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outboxUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8a0364322d6d6a85f7375075c1ef07706e917f66643e3af4e6ecc500ffbf90c6",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "258817d488f182c59af3f0c6e6cb73a3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
