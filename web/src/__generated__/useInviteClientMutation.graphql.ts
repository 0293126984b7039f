/**
 * @generated SignedSource<<bf997e6fd480d8955e05dbb5430cc966>>
 * @relayHash 929c45e63c5e03bbff242fe954dda71c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7188bd99c669a91cfdb7dcbe03ac984be0b6efbc7ad3ecf9c86a16bb1522c4a

import { ConcreteRequest } from 'relay-runtime';
export type BilledTo = "AGENCY" | "CLIENT" | "%future added value";
export type CompanyState = "FREE" | "PAID" | "SUSPENDED" | "TRIAL" | "%future added value";
export type InviteClientInput = {
  billedTo: BilledTo;
  companyName: string;
  email: string;
  planCode: number;
  website: string;
};
export type useInviteClientMutation$variables = {
  connections: ReadonlyArray<string>;
  input: InviteClientInput;
};
export type useInviteClientMutation$data = {
  readonly inviteClient: {
    readonly edge: {
      readonly cursor: string;
      readonly node: {
        readonly daysLeft: number | null | undefined;
        readonly id: string;
        readonly isInvited: boolean;
        readonly isOverLimit: boolean;
        readonly lastActivityAt: string | null | undefined;
        readonly name: string;
        readonly ownerEmail: string | null | undefined;
        readonly pageviews: number;
        readonly planName: string;
        readonly projectCount: number;
        readonly sessionLimit: number | null | undefined;
        readonly sessions: number;
        readonly state: CompanyState;
      };
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useInviteClientMutation = {
  response: useInviteClientMutation$data;
  variables: useInviteClientMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagedCompanyEdge",
  "kind": "LinkedField",
  "name": "edge",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedCompany",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageviews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isInvited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessionLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projectCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastActivityAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInviteClientMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InviteClientPayload",
        "kind": "LinkedField",
        "name": "inviteClient",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useInviteClientMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "InviteClientPayload",
        "kind": "LinkedField",
        "name": "inviteClient",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edge",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f7188bd99c669a91cfdb7dcbe03ac984be0b6efbc7ad3ecf9c86a16bb1522c4a",
    "metadata": {},
    "name": "useInviteClientMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67e26c0ca1f9cea005a5c157a23e14fe";

export default node;
