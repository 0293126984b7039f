/**
 * @generated SignedSource<<5951e735986483e344de8732cc363189>>
 * @relayHash a3e0ffd98243cf4420e6ac1e7ae3d92f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f02b220326773189aa954a1bdd0e4f4a3c5b29977b00c5e439f8bc64c3b6b3b4

import { ConcreteRequest } from 'relay-runtime';
export type ActingBannerMutation$variables = Record<PropertyKey, never>;
export type ActingBannerMutation$data = {
  readonly leaveCompany: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type ActingBannerMutation = {
  response: ActingBannerMutation$data;
  variables: ActingBannerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LeaveCompanyPayload",
    "kind": "LinkedField",
    "name": "leaveCompany",
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
            "name": "message",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ActingBannerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ActingBannerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f02b220326773189aa954a1bdd0e4f4a3c5b29977b00c5e439f8bc64c3b6b3b4",
    "metadata": {},
    "name": "ActingBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f6da2044d8cd8f6cb06e0d3155e569f";

export default node;
