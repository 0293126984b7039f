/**
 * @generated SignedSource<<7648e1ffdc2554f06fe6a1cc6a238466>>
 * @relayHash 3ba561dd0d3a2f542a8bcd865cfd0bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ced7fed511a3041c2464f499f73e6d89371a00196df06e9483b525c614ae872

import { ConcreteRequest } from 'relay-runtime';
export type DeleteShareLinkInput = {
  id: string;
};
export type useDeleteShareLinkMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteShareLinkInput;
};
export type useDeleteShareLinkMutation$data = {
  readonly deleteShareLink: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useDeleteShareLinkMutation = {
  response: useDeleteShareLinkMutation$data;
  variables: useDeleteShareLinkMutation$variables;
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
  "kind": "ScalarField",
  "name": "deletedId",
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
    "name": "useDeleteShareLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteShareLinkPayload",
        "kind": "LinkedField",
        "name": "deleteShareLink",
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
    "name": "useDeleteShareLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteShareLinkPayload",
        "kind": "LinkedField",
        "name": "deleteShareLink",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
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
    "id": "4ced7fed511a3041c2464f499f73e6d89371a00196df06e9483b525c614ae872",
    "metadata": {},
    "name": "useDeleteShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9048a61703ee0b60a0284017f2573fd9";

export default node;
