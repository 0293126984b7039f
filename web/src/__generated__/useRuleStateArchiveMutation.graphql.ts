/**
 * @generated SignedSource<<ce575a69828dc1ccbf1edf11c26cdbb7>>
 * @relayHash 9a3ad11f18b2fd0ce71d7535e9cccd36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b0620cf7ecc7559b6d4428d7701d0fe572adb31f8bdc4f3dbd05756670ceca4

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
    "id": "6b0620cf7ecc7559b6d4428d7701d0fe572adb31f8bdc4f3dbd05756670ceca4",
    "metadata": {},
    "name": "useRuleStateArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90c99b7cabf1c2ad0972d7661667982d";

export default node;
