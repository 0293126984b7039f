/**
 * @generated SignedSource<<381ecd49e83f1e89c2705eb45c53dcea>>
 * @relayHash 5bf071cbd661e0d93076c26df438490f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c00d585e236fa4647d5112afd53dd75f9dac03ca5d65dc2f596b4c4b9ae5aaf8

import { ConcreteRequest } from 'relay-runtime';
export type DeleteFormInput = {
  id: string;
};
export type DeleteFormDialogMutation$variables = {
  input: DeleteFormInput;
};
export type DeleteFormDialogMutation$data = {
  readonly deleteForm: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type DeleteFormDialogMutation = {
  response: DeleteFormDialogMutation$data;
  variables: DeleteFormDialogMutation$variables;
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
    "concreteType": "DeleteFormPayload",
    "kind": "LinkedField",
    "name": "deleteForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "DeleteFormDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteFormDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c00d585e236fa4647d5112afd53dd75f9dac03ca5d65dc2f596b4c4b9ae5aaf8",
    "metadata": {},
    "name": "DeleteFormDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a7f67fbe950a95d854dbae06992bceea";

export default node;
