/**
 * @generated SignedSource<<5e83bd14fde7a8d56e85e17ef9b5a0c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BrandForm_brand$data = {
  readonly cdnDomain: string | null | undefined;
  readonly cssUrl: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly faviconUrl: string | null | undefined;
  readonly language: string | null | undefined;
  readonly loginText: string | null | undefined;
  readonly logoUrl: string | null | undefined;
  readonly mainColor: string | null | undefined;
  readonly name: string | null | undefined;
  readonly sso: {
    readonly clientId: string | null | undefined;
    readonly domain: string | null | undefined;
    readonly hasSecret: boolean;
    readonly isForced: boolean;
    readonly isOn: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BrandImages_brand" | "DomainCard_brand">;
  readonly " $fragmentType": "BrandForm_brand";
};
export type BrandForm_brand$key = {
  readonly " $data"?: BrandForm_brand$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandForm_brand">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandForm_brand",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "mainColor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loginText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cssUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cdnDomain",
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
      "concreteType": "BrandSso",
      "kind": "LinkedField",
      "name": "sso",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isForced",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clientId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSecret",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrandImages_brand"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DomainCard_brand"
    }
  ],
  "type": "OwnBrand",
  "abstractKey": null
};
})();

(node as any).hash = "b74d0a70fd7f7147bca09d2421b104c0";

export default node;
