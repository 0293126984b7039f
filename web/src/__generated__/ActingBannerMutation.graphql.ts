/**
 * @generated SignedSource<<56bc38f4adc6679d80a6b3dfc20752d7>>
 * @relayHash 2a19675c19bc91786bd610a22e1c9aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd1c374d5a03a7f01aef855c96bbe05608d72a96827bac8df5bf46ccf0b227c3

import { ConcreteRequest } from 'relay-runtime';
export type ActingBannerMutation$variables = Record<PropertyKey, never>;
export type ActingBannerMutation$data = {
  readonly leaveCompany: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "cd1c374d5a03a7f01aef855c96bbe05608d72a96827bac8df5bf46ccf0b227c3",
    "metadata": {},
    "name": "ActingBannerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68ef2c35a9e33ac257037c0a536c0231";

export default node;
