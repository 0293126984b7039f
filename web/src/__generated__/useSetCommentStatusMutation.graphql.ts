/**
 * @generated SignedSource<<b68ac22e658b83ab6fe4f9c415564f0e>>
 * @relayHash 73f4464fc4d431e2bc9c0dc7237fa281
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce6322e5409bb5e72f8c4e9720fda7317b10830ea0cb251c3714bc8802596a6

import { ConcreteRequest } from 'relay-runtime';
export type FeedbackStatus = "ARCHIVED" | "DONE" | "NEW" | "OPEN" | "%future added value";
export type SetCommentStatusInput = {
  id: string;
  status: FeedbackStatus;
};
export type useSetCommentStatusMutation$variables = {
  input: SetCommentStatusInput;
};
export type useSetCommentStatusMutation$data = {
  readonly setCommentStatus: {
    readonly comment: {
      readonly id: string;
      readonly status: FeedbackStatus;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useSetCommentStatusMutation$rawResponse = {
  readonly setCommentStatus: {
    readonly comment: {
      readonly id: string;
      readonly status: FeedbackStatus;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useSetCommentStatusMutation = {
  rawResponse: useSetCommentStatusMutation$rawResponse;
  response: useSetCommentStatusMutation$data;
  variables: useSetCommentStatusMutation$variables;
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
    "concreteType": "SetCommentStatusPayload",
    "kind": "LinkedField",
    "name": "setCommentStatus",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Comment",
        "kind": "LinkedField",
        "name": "comment",
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
            "name": "status",
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
    "name": "useSetCommentStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetCommentStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1ce6322e5409bb5e72f8c4e9720fda7317b10830ea0cb251c3714bc8802596a6",
    "metadata": {},
    "name": "useSetCommentStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3af87956d6f0035e27dc16c457bae968";

export default node;
