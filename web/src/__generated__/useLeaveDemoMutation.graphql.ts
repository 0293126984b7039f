/**
 * @generated SignedSource<<1b12bd769327a39051c5597497261647>>
 * @relayHash 638c1ceda59965bd3f695e3ed5e08f35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ade0c4ad034eade9f27ea1bf2d324eee453f86dcbec7309651377c15bf1db3

import { ConcreteRequest } from 'relay-runtime';
export type useLeaveDemoMutation$variables = Record<PropertyKey, never>;
export type useLeaveDemoMutation$data = {
  readonly leaveDemo: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useLeaveDemoMutation = {
  response: useLeaveDemoMutation$data;
  variables: useLeaveDemoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LeaveDemoPayload",
    "kind": "LinkedField",
    "name": "leaveDemo",
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
    "name": "useLeaveDemoMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLeaveDemoMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "50ade0c4ad034eade9f27ea1bf2d324eee453f86dcbec7309651377c15bf1db3",
    "metadata": {},
    "name": "useLeaveDemoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d55a565f3dc77aa014371da93b00309e";

export default node;
