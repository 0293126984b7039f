/**
 * @generated SignedSource<<8ed4052d1d3f7faa8032dcd4cdcd97d4>>
 * @relayHash 60dddd6a7202b45ff20b87e60ee5739d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b10a95072dce33395c477e7e53e48f0692211b300b8c577f06b6b205a8403047

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
    "id": "b10a95072dce33395c477e7e53e48f0692211b300b8c577f06b6b205a8403047",
    "metadata": {},
    "name": "useRuleOnPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b62658b2d2ada384e0e38ff069e57d13";

export default node;
