/**
 * @generated SignedSource<<0a3279c722c301a14cfec7e21d914b9a>>
 * @relayHash c665c138c8b84dd8afd5a898e3352034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8b76a85f33687aef439b7d5a87b1635c7404984236677289c733db1cca3d52

import { ConcreteRequest } from 'relay-runtime';
export type BillingPortalPage = "HOME" | "INVOICE" | "UPDATE" | "%future added value";
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type useBillingPortalMutation$variables = {
  page: BillingPortalPage;
};
export type useBillingPortalMutation$data = {
  readonly openBillingPortal: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
    readonly url: string | null | undefined;
  };
};
export type useBillingPortalMutation = {
  response: useBillingPortalMutation$data;
  variables: useBillingPortalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "page"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OpenBillingPortalPayload",
    "kind": "LinkedField",
    "name": "openBillingPortal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
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
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBillingPortalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBillingPortalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc8b76a85f33687aef439b7d5a87b1635c7404984236677289c733db1cca3d52",
    "metadata": {},
    "name": "useBillingPortalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dcd19a02aecbcc4b83ca957685f7d425";

export default node;
