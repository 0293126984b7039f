/**
 * @generated SignedSource<<7494ecc2f38e83879b60102ff67e9917>>
 * @relayHash fb090a31c4180ae1c4e62bbaedb0d262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a092a8c1d756944e8244a5f004b503224afcb1cb6b8f158fa56dfa5727e3046

import { ConcreteRequest } from 'relay-runtime';
export type ImpersonationBannerMutation$variables = Record<PropertyKey, never>;
export type ImpersonationBannerMutation$data = {
  readonly endImpersonation: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type ImpersonationBannerMutation = {
  response: ImpersonationBannerMutation$data;
  variables: ImpersonationBannerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "EndImpersonationPayload",
    "kind": "LinkedField",
    "name": "endImpersonation",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "name": "ImpersonationBannerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImpersonationBannerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4a092a8c1d756944e8244a5f004b503224afcb1cb6b8f158fa56dfa5727e3046",
    "metadata": {},
    "name": "ImpersonationBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1268c1a5da483ca5570352bffae1c766";

export default node;
