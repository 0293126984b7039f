/**
 * @generated SignedSource<<5622fe3d7efbb23304d74f526901de30>>
 * @relayHash 7af52acb03e492a1576e6eacf8534a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65c7b9acefcfb866e772150aa3e94e87b47a80280e07b24e45ad42cb555e2ab2

import { ConcreteRequest } from 'relay-runtime';
export type ImpersonationBannerMutation$variables = Record<PropertyKey, never>;
export type ImpersonationBannerMutation$data = {
  readonly endImpersonation: {
    readonly problem: {
      readonly message: string;
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
    "id": "65c7b9acefcfb866e772150aa3e94e87b47a80280e07b24e45ad42cb555e2ab2",
    "metadata": {},
    "name": "ImpersonationBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6811906ccd54a8363800e7bb50f3c56";

export default node;
