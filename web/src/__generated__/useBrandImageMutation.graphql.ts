/**
 * @generated SignedSource<<20cb6d2a20bc0f2c1dc60f3058fa4260>>
 * @relayHash f8638346fd25fac235eb0d268af2fb46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44b7f6ced27b8b39382f9fad4b48b455aa840cb160c301636de21f7dc077d654

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BrandImageKind = "FAVICON" | "LOGO" | "%future added value";
export type UploadBrandImageInput = {
  image?: string | null | undefined;
  kind: BrandImageKind;
};
export type useBrandImageMutation$variables = {
  input: UploadBrandImageInput;
};
export type useBrandImageMutation$data = {
  readonly uploadBrandImage: {
    readonly brand: {
      readonly " $fragmentSpreads": FragmentRefs<"BrandImages_brand">;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useBrandImageMutation = {
  response: useBrandImageMutation$data;
  variables: useBrandImageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBrandImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadBrandImagePayload",
        "kind": "LinkedField",
        "name": "uploadBrandImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnBrand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BrandImages_brand"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBrandImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadBrandImagePayload",
        "kind": "LinkedField",
        "name": "uploadBrandImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnBrand",
            "kind": "LinkedField",
            "name": "brand",
            "plural": false,
            "selections": [
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
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44b7f6ced27b8b39382f9fad4b48b455aa840cb160c301636de21f7dc077d654",
    "metadata": {},
    "name": "useBrandImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fce1fa93258332c020c7a25ca6694a04";

export default node;
