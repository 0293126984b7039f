/**
 * @generated SignedSource<<25685a19e7424541c1ede5eb4648c9fc>>
 * @relayHash 8567cedc8503ff48b01864a5ab888f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c6c5a98dc029b4033cdd7820f7614132b3fcc29fefeaf4e4e446cc13b177043

import { ConcreteRequest } from 'relay-runtime';
export type EventTrigger = "CLICK" | "CONDITION" | "HOVER" | "INPUT" | "SCROLL" | "SUBMIT" | "TIMER" | "VISIBLE" | "%future added value";
export type CheckEventRuleInput = {
  page: string;
  project: string;
  target: string;
  trigger: EventTrigger;
  url?: string | null | undefined;
  valueFrom?: string | null | undefined;
};
export type useRuleOnPageMutation$variables = {
  input: CheckEventRuleInput;
};
export type useRuleOnPageMutation$data = {
  readonly checkEventRule: {
    readonly address: string | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useRuleOnPageMutation = {
  response: useRuleOnPageMutation$data;
  variables: useRuleOnPageMutation$variables;
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
    "concreteType": "CheckEventRulePayload",
    "kind": "LinkedField",
    "name": "checkEventRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "useRuleOnPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRuleOnPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c6c5a98dc029b4033cdd7820f7614132b3fcc29fefeaf4e4e446cc13b177043",
    "metadata": {},
    "name": "useRuleOnPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0cc40101d702f7a4a071cff6f78e6fc";

export default node;
