/**
 * @generated SignedSource<<448d9ffd209f1da9f9548838cc93dec2>>
 * @relayHash 14e8e27607e852a40bd610d5e70cbb83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc844b153308a552994ac1b11bbe66fde840929f172486ad5fc32f1bf8e6d4f7

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "cc844b153308a552994ac1b11bbe66fde840929f172486ad5fc32f1bf8e6d4f7",
    "metadata": {},
    "name": "useSetErrorStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a35eeac56352ed26375de5187a609482";

export default node;
