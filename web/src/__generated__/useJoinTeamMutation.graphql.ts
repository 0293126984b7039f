/**
 * @generated SignedSource<<30e800c484c36cddb1ba16b6b5c2f18a>>
 * @relayHash eff28cbdfee9e95e544938d683f1382c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e613a0bcdf16034a48a91826d6eeb1ab2ccde03877ee0d44d7a5cb6ead87a8df

import { ConcreteRequest } from 'relay-runtime';
export type JoinTeamInput = {
  name: string;
  password: string;
  token: string;
};
export type useJoinTeamMutation$variables = {
  input: JoinTeamInput;
};
export type useJoinTeamMutation$data = {
  readonly joinTeam: {
    readonly email: string | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
  };
};
export type useJoinTeamMutation = {
  response: useJoinTeamMutation$data;
  variables: useJoinTeamMutation$variables;
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
    "concreteType": "JoinTeamPayload",
    "kind": "LinkedField",
    "name": "joinTeam",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "name": "useJoinTeamMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinTeamMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e613a0bcdf16034a48a91826d6eeb1ab2ccde03877ee0d44d7a5cb6ead87a8df",
    "metadata": {},
    "name": "useJoinTeamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ccad8cc1632c72d39769b11190be4d2";

export default node;
