/**
 * @generated SignedSource<<4458eba726a385262474c8cdb8dbe10a>>
 * @relayHash a5dc3c3f97e22fa3bf336237233c588c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1904a520cbc0c314c9cb2543c2bea069afda710452328a15075102fae58df496

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExtendTrialScreenQuery$variables = Record<PropertyKey, never>;
export type ExtendTrialScreenQuery$data = {
  readonly viewer: {
    readonly billing: {
      readonly trialDays: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ExtendTrial_billing">;
    } | null | undefined;
    readonly viewerCanManageCompany: boolean | null | undefined;
  } | null | undefined;
};
export type ExtendTrialScreenQuery = {
  response: ExtendTrialScreenQuery$data;
  variables: ExtendTrialScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanManageCompany",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trialDays",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExtendTrialScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Billing",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExtendTrial_billing"
              }
            ],
            "storageKey": null
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
    "name": "ExtendTrialScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Billing",
            "kind": "LinkedField",
            "name": "billing",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1904a520cbc0c314c9cb2543c2bea069afda710452328a15075102fae58df496",
    "metadata": {},
    "name": "ExtendTrialScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a327297cf5fc2697ee46f07493e88e3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
