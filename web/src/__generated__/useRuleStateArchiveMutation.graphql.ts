/**
 * @generated SignedSource<<e176cee353a636ac844b2a43ff7014e9>>
 * @relayHash f3753397e33c44a784c250c003a4b8d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d75ad4fee7ef0f312044c3b619bf6b925f0609760123d98bb23844018bb071f

import { ConcreteRequest } from 'relay-runtime';
export type EventRuleStatus = "ACTIVE" | "ARCHIVED" | "PAUSED" | "%future added value";
export type ArchiveEventRuleInput = {
  id: string;
};
export type useRuleStateArchiveMutation$variables = {
  input: ArchiveEventRuleInput;
};
export type useRuleStateArchiveMutation$data = {
  readonly archiveEventRule: {
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
export type useRuleStateArchiveMutation = {
  response: useRuleStateArchiveMutation$data;
  variables: useRuleStateArchiveMutation$variables;
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
    "concreteType": "ArchiveEventRulePayload",
    "kind": "LinkedField",
    "name": "archiveEventRule",
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
    "name": "useRuleStateArchiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRuleStateArchiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d75ad4fee7ef0f312044c3b619bf6b925f0609760123d98bb23844018bb071f",
    "metadata": {},
    "name": "useRuleStateArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdbcea6da59ed64238d62fda53240697";

export default node;
