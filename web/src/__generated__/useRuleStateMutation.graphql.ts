/**
 * @generated SignedSource<<2f5233452d2cd3cef49e031e9b35aaef>>
 * @relayHash 18223a09580b85e8209a7c335d589107
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 518f7a009a86f640d7247c174c5e89d4f2ee01aaf1a509aea029365797800e6e

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "518f7a009a86f640d7247c174c5e89d4f2ee01aaf1a509aea029365797800e6e",
    "metadata": {},
    "name": "useRuleStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc71818dd84e0d14afcfc32873ca1f2e";

export default node;
