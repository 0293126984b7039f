/**
 * @generated SignedSource<<e38337523cb038f17ba916b48038d260>>
 * @relayHash 5f6206f125a66ede88c6fde4c3732aa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 215d5742d41afc16641d146fa4179644f40aee5aeed2f1b53013f08268864e54

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type MarkRecordingsInput = {
  ids: ReadonlyArray<string>;
  isViewed: boolean;
};
export type useMarkViewedMutation$variables = {
  input: MarkRecordingsInput;
};
export type useMarkViewedMutation$data = {
  readonly markRecordings: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
    readonly recordings: ReadonlyArray<{
      readonly id: string;
      readonly isViewed: boolean;
    }> | null | undefined;
  };
};
export type useMarkViewedMutation = {
  response: useMarkViewedMutation$data;
  variables: useMarkViewedMutation$variables;
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
    "concreteType": "MarkRecordingsPayload",
    "kind": "LinkedField",
    "name": "markRecordings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Recording",
        "kind": "LinkedField",
        "name": "recordings",
        "plural": true,
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
            "name": "isViewed",
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
    "name": "useMarkViewedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkViewedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "215d5742d41afc16641d146fa4179644f40aee5aeed2f1b53013f08268864e54",
    "metadata": {},
    "name": "useMarkViewedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd57297a6544ef327b7c53ed239ce7d0";

export default node;
