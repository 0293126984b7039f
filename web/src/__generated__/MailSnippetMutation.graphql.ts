/**
 * @generated SignedSource<<8d884846d57d10b06b663f05a8a374b6>>
 * @relayHash 39fd0625633cd47bede100b5d7f1ccfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69fc96d44ee4f9f2c9899eb7dc1c138d85fff3dc7728ff979d1199837afee7f2

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "69fc96d44ee4f9f2c9899eb7dc1c138d85fff3dc7728ff979d1199837afee7f2",
    "metadata": {},
    "name": "MailSnippetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "514c4d7a8d2eb33eb134733f1330c754";

export default node;
