/**
 * @generated SignedSource<<ef2fd1233e4f11184150c5e80688cb01>>
 * @relayHash 198947bfa87e4744c5b1597a4a851e59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41208b41b0cd47783a7dd4f2b0c0dfaa2f6e7c38f5be2b951a9d065e5a756922

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "41208b41b0cd47783a7dd4f2b0c0dfaa2f6e7c38f5be2b951a9d065e5a756922",
    "metadata": {},
    "name": "useSetCommentStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0087ef70a80a32bcc2b54729dbd6c47d";

export default node;
