/**
 * @generated SignedSource<<4a009523a2f3a3b463aee237ffaa58d9>>
 * @relayHash 42813384a6fa28f016ba1f94451c77ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0975b17c9b1d1ea87a380db759e217d4c80387e1451f208ee828a584b3a018e0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DomainCardMutation$variables = Record<PropertyKey, never>;
export type DomainCardMutation$data = {
  readonly checkDomain: {
    readonly brand: {
      readonly " $fragmentSpreads": FragmentRefs<"DomainCard_brand">;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type DomainCardMutation = {
  response: DomainCardMutation$data;
  variables: DomainCardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DomainCardMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckDomainPayload",
        "kind": "LinkedField",
        "name": "checkDomain",
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
                "name": "DomainCard_brand"
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DomainCardMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckDomainPayload",
        "kind": "LinkedField",
        "name": "checkDomain",
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
                "name": "domain",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DomainCheck",
                "kind": "LinkedField",
                "name": "dns",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "detail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "checkedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "target",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0975b17c9b1d1ea87a380db759e217d4c80387e1451f208ee828a584b3a018e0",
    "metadata": {},
    "name": "DomainCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffd3efff58bce52a687b2fd1c4e285cc";

export default node;
