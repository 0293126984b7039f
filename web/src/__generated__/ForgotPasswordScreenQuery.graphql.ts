/**
 * @generated SignedSource<<35d4688f932f8f0140032c0af2bb9d41>>
 * @relayHash 01998683e2d9e7f60a3eeff604f3fc79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48654c809f2f4758b6f9472e9cb02f83914ffc35f9b85c4f9481b92f2d427164

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ForgotPasswordScreenQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordScreenQuery$data = {
  readonly brand: {
    readonly " $fragmentSpreads": FragmentRefs<"BareFrame_brand">;
  } | null | undefined;
  readonly demo: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckYourMail_demo">;
  } | null | undefined;
};
export type ForgotPasswordScreenQuery = {
  response: ForgotPasswordScreenQuery$data;
  variables: ForgotPasswordScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ForgotPasswordScreenQuery",
    "selections": [
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
    "name": "ForgotPasswordScreenQuery",
    "selections": [
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
    "id": "48654c809f2f4758b6f9472e9cb02f83914ffc35f9b85c4f9481b92f2d427164",
    "metadata": {},
    "name": "ForgotPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "063eaf7c8e6637d11c091b739fa65d77";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
