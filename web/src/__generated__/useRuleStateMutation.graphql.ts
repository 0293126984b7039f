/**
 * @generated SignedSource<<86413c13cd1bca5782a5c3a88229b813>>
 * @relayHash 065a7b2c42df383a836a1c49a73a1c3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10549654c0d51b4311d8a8c18e65776cc8ea086011b397f5061353cb4958f5b5

import { ConcreteRequest } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
export type UpdateEventRuleInput = {
  eventName?: string | null | undefined;
  id: string;
  isPaused?: boolean | null | undefined;
  target?: string | null | undefined;
  trigger?: EventTrigger | null | undefined;
  url?: string | null | undefined;
  valueFrom?: string | null | undefined;
};
export type useRuleStateMutation$variables = {
  input: UpdateEventRuleInput;
};
export type useRuleStateMutation$data = {
  readonly updateEventRule: {
    readonly eventRule: {
      readonly id: string;
      readonly status: EventRuleStatus;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useRuleStateMutation = {
  response: useRuleStateMutation$data;
  variables: useRuleStateMutation$variables;
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
    "concreteType": "UpdateEventRulePayload",
    "kind": "LinkedField",
    "name": "updateEventRule",
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
    "name": "useRuleStateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRuleStateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "10549654c0d51b4311d8a8c18e65776cc8ea086011b397f5061353cb4958f5b5",
    "metadata": {},
    "name": "useRuleStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c12d2e9b63c59ed9d94a7a4b2895e15";

export default node;
