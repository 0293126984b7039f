/**
 * @generated SignedSource<<16aa2b273b51d74264341dd16c2e75c5>>
 * @relayHash d46f53cd46c92ae2a7b48feceec8f8a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1eacb6a0278fdf45f90c968bd3f2596186266edac466d1d83e19f5435548a9d8

import { ConcreteRequest } from 'relay-runtime';
export type MailSnippetInput = {
  email: string;
  message?: string | null | undefined;
  project: string;
};
export type MailSnippetMutation$variables = {
  input: MailSnippetInput;
};
export type MailSnippetMutation$data = {
  readonly mailSnippet: {
    readonly email: string | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type MailSnippetMutation = {
  response: MailSnippetMutation$data;
  variables: MailSnippetMutation$variables;
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
    "concreteType": "MailSnippetPayload",
    "kind": "LinkedField",
    "name": "mailSnippet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "MailSnippetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailSnippetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1eacb6a0278fdf45f90c968bd3f2596186266edac466d1d83e19f5435548a9d8",
    "metadata": {},
    "name": "MailSnippetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32d80cfac134891f8435d04e74a9a8ef";

export default node;
