/**
 * @generated SignedSource<<d9fc78633a3b1f75fec30ca99c6fb8b3>>
 * @relayHash cdee06d8998730f296b45e9537bc5fb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2501b5031e3b9ef11e0d9f8b2de9f8d59a6dcf2e974b5abf2454e285ec153f07

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
    "id": "2501b5031e3b9ef11e0d9f8b2de9f8d59a6dcf2e974b5abf2454e285ec153f07",
    "metadata": {},
    "name": "useJoinTeamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03f3769699dbdc9bb8c46a4fbb54347e";

export default node;
