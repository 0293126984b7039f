/**
 * @generated SignedSource<<0b3c359dbf85b015c14499344e53653a>>
 * @relayHash b252c0fb5e1ddd0c095c95267ce86a2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e22e5bd78e8fc664b10724ba4e74273f2796dcfcdb66862a0d31fa494e6a8688

import { ConcreteRequest } from 'relay-runtime';
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
export type CreateEventRuleInput = {
  eventName: string;
  project: string;
  target: string;
  trigger: EventTrigger;
  url?: string | null | undefined;
  valueFrom?: string | null | undefined;
};
export type useCreateRuleEventMutation$variables = {
  input: CreateEventRuleInput;
};
export type useCreateRuleEventMutation$data = {
  readonly createEventRule: {
    readonly eventRule: {
      readonly eventConfigId: number;
      readonly id: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useCreateRuleEventMutation = {
  response: useCreateRuleEventMutation$data;
  variables: useCreateRuleEventMutation$variables;
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
    "concreteType": "CreateEventRulePayload",
    "kind": "LinkedField",
    "name": "createEventRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EventRule",
        "kind": "LinkedField",
        "name": "eventRule",
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
            "name": "eventConfigId",
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
            "name": "field",
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
    "name": "useCreateRuleEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateRuleEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e22e5bd78e8fc664b10724ba4e74273f2796dcfcdb66862a0d31fa494e6a8688",
    "metadata": {},
    "name": "useCreateRuleEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6523eaa1548d89c28bdd1609a8308033";

export default node;
