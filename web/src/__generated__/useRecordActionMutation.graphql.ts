/**
 * @generated SignedSource<<b6489a0dd3371c8809ae44a79e33c176>>
 * @relayHash f5c724cbce6b1cd9c5792edf45874cdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d917269aa604a28e9a572fd88d960e6143081de633ca30485269d3df43fbc22c

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type RecordActionInput = {
  action: string;
  actionId?: string | null | undefined;
  description?: string | null | undefined;
  module: string;
  project?: string | null | undefined;
};
export type useRecordActionMutation$variables = {
  input: RecordActionInput;
};
export type useRecordActionMutation$data = {
  readonly recordAction: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
  };
};
export type useRecordActionMutation = {
  response: useRecordActionMutation$data;
  variables: useRecordActionMutation$variables;
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
    "concreteType": "RecordActionPayload",
    "kind": "LinkedField",
    "name": "recordAction",
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
            "name": "code",
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
    "name": "useRecordActionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecordActionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d917269aa604a28e9a572fd88d960e6143081de633ca30485269d3df43fbc22c",
    "metadata": {},
    "name": "useRecordActionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3092f328b29b7accb3955eb7e3a5cebb";

export default node;
