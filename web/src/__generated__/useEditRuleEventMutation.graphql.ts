/**
 * @generated SignedSource<<c7186b462e22865a7c94876dc2d7c911>>
 * @relayHash 3506113ebb6da00084e46f79d5aa7f99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28733636cc79d98ac957e68f924bdd4e8941c0ec54ff4c920f8aaa490e7ce7ee

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
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
    "id": "28733636cc79d98ac957e68f924bdd4e8941c0ec54ff4c920f8aaa490e7ce7ee",
    "metadata": {},
    "name": "useEditRuleEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "daf747d31d24a674339666ef1fcfad7d";

export default node;
