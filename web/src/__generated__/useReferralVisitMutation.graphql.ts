/**
 * @generated SignedSource<<9f37f4386c760dd604aa91fd1e55e12d>>
 * @relayHash 5cd4c51fd3b502d2cf12cede6843f45c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 653ef34b4c6492227512c12cc8838e2e8d58858b09cffa25ebba8f63fb096831

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type CountReferralVisitInput = {
  ref: string;
  visitor?: string | null | undefined;
};
export type useReferralVisitMutation$variables = {
  input: CountReferralVisitInput;
};
export type useReferralVisitMutation$data = {
  readonly countReferralVisit: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
  };
};
export type useReferralVisitMutation = {
  response: useReferralVisitMutation$data;
  variables: useReferralVisitMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CountReferralVisitPayload",
    "kind": "LinkedField",
    "name": "countReferralVisit",
    "plural": false,
    "selections": [
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
    "name": "useReferralVisitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReferralVisitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "653ef34b4c6492227512c12cc8838e2e8d58858b09cffa25ebba8f63fb096831",
    "metadata": {},
    "name": "useReferralVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb7479cea3d000b18ef2a24a2e3b7346";

export default node;
