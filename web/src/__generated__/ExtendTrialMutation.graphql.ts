/**
 * @generated SignedSource<<40c945dcf5056d8ab9969bfee1216306>>
 * @relayHash ff5d737a7a7113afd25e02db08fc1814
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e393a3b6d7e9894c4fd50c4fa6ee2bf644333cccb23ce9c85a0a30c05452379

import { ConcreteRequest } from 'relay-runtime';
export type ExtendTrialMutation$variables = Record<PropertyKey, never>;
export type ExtendTrialMutation$data = {
  readonly extendTrial: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type ExtendTrialMutation = {
  response: ExtendTrialMutation$data;
  variables: ExtendTrialMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ExtendTrialPayload",
    "kind": "LinkedField",
    "name": "extendTrial",
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
    "name": "ExtendTrialMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExtendTrialMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3e393a3b6d7e9894c4fd50c4fa6ee2bf644333cccb23ce9c85a0a30c05452379",
    "metadata": {},
    "name": "ExtendTrialMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ff2750b7948592393b92cf741b427f25";

export default node;
