/**
 * @generated SignedSource<<ed2730efcc3b2e95c52d5c513094f540>>
 * @relayHash 004ad4edb5e79aa4143226e71b23012a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aafaffcdc7c75c8051ff83a220acf1acd5a60522b076b6e66c98d101e7eb805a

import { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  email: string;
  password: string;
};
export type useJoinTeamSignInMutation$variables = {
  input: SignInInput;
};
export type useJoinTeamSignInMutation$data = {
  readonly signIn: {
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useJoinTeamSignInMutation = {
  response: useJoinTeamSignInMutation$data;
  variables: useJoinTeamSignInMutation$variables;
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
    "concreteType": "SignInPayload",
    "kind": "LinkedField",
    "name": "signIn",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useJoinTeamSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinTeamSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aafaffcdc7c75c8051ff83a220acf1acd5a60522b076b6e66c98d101e7eb805a",
    "metadata": {},
    "name": "useJoinTeamSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d388ce7423281e93c6deb2e469581630";

export default node;
