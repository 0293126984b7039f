/**
 * @generated SignedSource<<7183324e094ae36c9897d480d56e244b>>
 * @relayHash 60173dcd60d039f8dcf64fda2deb6a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7192f63739a4293b04d9454e192871215521ba2d851871c6f92786da1b0bc5a7

import { ConcreteRequest } from 'relay-runtime';
export type UpdateEventInput = {
  displayName?: string | null | undefined;
  isHidden?: boolean | null | undefined;
  isSeparate?: boolean | null | undefined;
  mergedInto?: string | null | undefined;
  name: string;
  project: string;
};
export type useUpdateEventMutation$variables = {
  input: UpdateEventInput;
};
export type useUpdateEventMutation$data = {
  readonly updateEvent: {
    readonly naming: {
      readonly name: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useUpdateEventMutation = {
  response: useUpdateEventMutation$data;
  variables: useUpdateEventMutation$variables;
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
    "concreteType": "UpdateEventPayload",
    "kind": "LinkedField",
    "name": "updateEvent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EventNaming",
        "kind": "LinkedField",
        "name": "naming",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
            "name": "field",
            "storageKey": null
          },
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
    "name": "useUpdateEventMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateEventMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7192f63739a4293b04d9454e192871215521ba2d851871c6f92786da1b0bc5a7",
    "metadata": {},
    "name": "useUpdateEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45ad1fe35a13f3f9b729e0a3aa5fd7b0";

export default node;
