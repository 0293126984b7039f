/**
 * @generated SignedSource<<8204586d95548e9a6570234a004863eb>>
 * @relayHash ed68818146d2191e0a8cef94f22cab14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1040e9be16b82d5f4a324f136549bdda7a46cb6a6b54fc55833d2a1832a5f74

import { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "OWNER" | "USER" | "VIEWER" | "%future added value";
export type UpdateMemberInput = {
  id: string;
  projects?: ReadonlyArray<string> | null | undefined;
  role?: Role | null | undefined;
};
export type useMemberChangeMutation$variables = {
  input: UpdateMemberInput;
};
export type useMemberChangeMutation$data = {
  readonly updateMember: {
    readonly member: {
      readonly id: string;
      readonly projects: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly role: Role;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useMemberChangeMutation = {
  response: useMemberChangeMutation$data;
  variables: useMemberChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateMemberPayload",
    "kind": "LinkedField",
    "name": "updateMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TeamMember",
        "kind": "LinkedField",
        "name": "member",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "projects",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "useMemberChangeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMemberChangeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d1040e9be16b82d5f4a324f136549bdda7a46cb6a6b54fc55833d2a1832a5f74",
    "metadata": {},
    "name": "useMemberChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3bd0b6d3059a257389d935ccf5d0db6a";

export default node;
