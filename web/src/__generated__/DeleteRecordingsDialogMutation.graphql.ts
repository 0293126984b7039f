/**
 * @generated SignedSource<<020f8cb9e2c73917fa0fea1b550c45ad>>
 * @relayHash 13bf687d684889836d9dfa61bc2bf9a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1310c57cb074f75e9bcc68d3e4bcf1e585a42f413e2d0d3370eff19eaed0d6f

import { ConcreteRequest } from 'relay-runtime';
export type DeleteRecordingsInput = {
  ids: ReadonlyArray<string>;
};
export type DeleteRecordingsDialogMutation$variables = {
  input: DeleteRecordingsInput;
};
export type DeleteRecordingsDialogMutation$data = {
  readonly deleteRecordings: {
    readonly deletedIds: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type DeleteRecordingsDialogMutation = {
  response: DeleteRecordingsDialogMutation$data;
  variables: DeleteRecordingsDialogMutation$variables;
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
    "concreteType": "DeleteRecordingsPayload",
    "kind": "LinkedField",
    "name": "deleteRecordings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedIds",
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
    "name": "DeleteRecordingsDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteRecordingsDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1310c57cb074f75e9bcc68d3e4bcf1e585a42f413e2d0d3370eff19eaed0d6f",
    "metadata": {},
    "name": "DeleteRecordingsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd1fde73ff1ae6a35d21c7237a1f59c0";

export default node;
