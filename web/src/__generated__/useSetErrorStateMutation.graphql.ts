/**
 * @generated SignedSource<<8e6ef61eeffa013c78dc4c6cac2aa26a>>
 * @relayHash 2376c928fa8840e59ed978bb80222a71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a3a42887296b5d30039cafb4319099d796e66e2da5f4fd567bd10f20e61d0fb

import { ConcreteRequest } from 'relay-runtime';
export type ErrorState = "IGNORED" | "RESOLVED" | "SNOOZED" | "UNRESOLVED" | "%future added value";
export type SetErrorStateInput = {
  assignee?: number | null | undefined;
  errorId: string;
  project: string;
  snoozeDays?: number | null | undefined;
  state?: ErrorState | null | undefined;
};
export type useSetErrorStateMutation$variables = {
  input: SetErrorStateInput;
};
export type useSetErrorStateMutation$data = {
  readonly setErrorState: {
    readonly errorId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useSetErrorStateMutation = {
  response: useSetErrorStateMutation$data;
  variables: useSetErrorStateMutation$variables;
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
    "concreteType": "SetErrorStatePayload",
    "kind": "LinkedField",
    "name": "setErrorState",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorId",
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
    "name": "useSetErrorStateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetErrorStateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a3a42887296b5d30039cafb4319099d796e66e2da5f4fd567bd10f20e61d0fb",
    "metadata": {},
    "name": "useSetErrorStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "695b046f62a8a3a2b7ebffd906ef81a6";

export default node;
