/**
 * @generated SignedSource<<ad4ebd0dad1d280441ad88149fa991f4>>
 * @relayHash d135ebbacde8b1dcee3d6fe2738359e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517d1b25197667cc13c88f9f722c8d3b09b70234979aa403bbc62d9b79073dfe

import { ConcreteRequest } from 'relay-runtime';
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
export type useEditRuleEventMutation$variables = {
  input: UpdateEventRuleInput;
};
export type useEditRuleEventMutation$data = {
  readonly updateEventRule: {
    readonly eventRule: {
      readonly eventName: string;
      readonly id: string;
      readonly target: string;
      readonly trigger: EventTrigger;
      readonly url: string;
      readonly valueFrom: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useEditRuleEventMutation = {
  response: useEditRuleEventMutation$data;
  variables: useEditRuleEventMutation$variables;
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
            "name": "eventName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trigger",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "target",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valueFrom",
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
    "name": "useEditRuleEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditRuleEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "517d1b25197667cc13c88f9f722c8d3b09b70234979aa403bbc62d9b79073dfe",
    "metadata": {},
    "name": "useEditRuleEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0755783400c44494d061b474432c039";

export default node;
