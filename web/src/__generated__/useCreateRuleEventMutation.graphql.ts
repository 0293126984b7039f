/**
 * @generated SignedSource<<b86c7c1eded1a2cba3f142f94b22eadf>>
 * @relayHash 625032b54ba723fd77efb1e4253cd6f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1220d8bc934afe9fd194962bf7c51118ae4eed6c0a1520d9c546e8ef039b80eb

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "1220d8bc934afe9fd194962bf7c51118ae4eed6c0a1520d9c546e8ef039b80eb",
    "metadata": {},
    "name": "useCreateRuleEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71681aecb57609e51786fbabb72ab941";

export default node;
