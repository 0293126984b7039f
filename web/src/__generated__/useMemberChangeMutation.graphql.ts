/**
 * @generated SignedSource<<da32952ff66ebe012f05cf07b9032df1>>
 * @relayHash 51179c15e116358344610f8e83b76ba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19f4c98aede60a2cac4c0ce08f24de901041e5280d314f082650d9a994caf37f

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "19f4c98aede60a2cac4c0ce08f24de901041e5280d314f082650d9a994caf37f",
    "metadata": {},
    "name": "useMemberChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7be01fb2305368fab0824b9b94b31f20";

export default node;
