/**
 * @generated SignedSource<<0b6eb1867bdf0df166a14c11742871ac>>
 * @relayHash 98024abe91f6faad0513404a7365a238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b84ca1170f479b6fd7dfbd13b87de83c6e25bc55fedcc599279ed57cb88c300

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
    "id": "4b84ca1170f479b6fd7dfbd13b87de83c6e25bc55fedcc599279ed57cb88c300",
    "metadata": {},
    "name": "useUpdateEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4470c8a1c40671e04957b3333af320b";

export default node;
