/**
 * @generated SignedSource<<8a31f194a38dc803714b055f20647f41>>
 * @relayHash b7660073e666f91325490e401d44ebfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa2161711751cc942b502e62f4e4f7da4363e9c0ad38dad0a4e167f78ebc0f98

import { ConcreteRequest } from 'relay-runtime';
export type SignUpOffer = "LIFETIME_DEAL" | "SHOP" | "%future added value";
export type SignUpInput = {
  companyName: string;
  email: string;
  name: string;
  offer?: SignUpOffer | null | undefined;
  password: string;
  plan?: string | null | undefined;
  ref?: string | null | undefined;
  timezone?: string | null | undefined;
  website: string;
};
export type useSignUpMutation$variables = {
  input: SignUpInput;
};
export type useSignUpMutation$data = {
  readonly signUp: {
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
    readonly sentToEmail: string | null | undefined;
  };
};
export type useSignUpMutation = {
  response: useSignUpMutation$data;
  variables: useSignUpMutation$variables;
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
    "concreteType": "SignUpPayload",
    "kind": "LinkedField",
    "name": "signUp",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentToEmail",
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
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
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
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa2161711751cc942b502e62f4e4f7da4363e9c0ad38dad0a4e167f78ebc0f98",
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6c84b6d54d5ba9e0b882f98058d183f";

export default node;
