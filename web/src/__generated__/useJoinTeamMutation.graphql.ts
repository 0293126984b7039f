/**
 * @generated SignedSource<<7abe0742e82695514f60d07c6173d836>>
 * @relayHash 143f26fc380210faa70560058d941985
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd126a12aacf25dcc79af999d9d63a34caf214fec2be0fcdb670f9a35fbb80c3

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
    "id": "bd126a12aacf25dcc79af999d9d63a34caf214fec2be0fcdb670f9a35fbb80c3",
    "metadata": {},
    "name": "useJoinTeamMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "01a68d1ec66aaf151a3e89448ddf62db";

export default node;
