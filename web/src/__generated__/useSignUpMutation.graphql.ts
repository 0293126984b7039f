/**
 * @generated SignedSource<<76182098212c4e0eb8fc7e36ce71f041>>
 * @relayHash 69c449b7e585748d068bb48ae729b74b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00198827928a1986821dbee106cfd7eaac320820d3e974b693b4de59a0c067e5

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
    "id": "00198827928a1986821dbee106cfd7eaac320820d3e974b693b4de59a0c067e5",
    "metadata": {},
    "name": "useSignUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02aa3267c92d6b7a8fd0e2accf92ad78";

export default node;
