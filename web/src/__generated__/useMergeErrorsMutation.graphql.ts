/**
 * @generated SignedSource<<cbd170b384f49dcee54c524f704d579b>>
 * @relayHash d462422001eabc9fedbba5b78fc1053e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd970a2f7b8284a35907bfe7613562d8e4ccf9722396011bdc856fef138279f8

import { ConcreteRequest } from 'relay-runtime';
export type MergeErrorsInput = {
  errorId: string;
  merged: ReadonlyArray<string>;
  project: string;
};
export type useMergeErrorsMutation$variables = {
  input: MergeErrorsInput;
};
export type useMergeErrorsMutation$data = {
  readonly mergeErrors: {
    readonly errorId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useMergeErrorsMutation = {
  response: useMergeErrorsMutation$data;
  variables: useMergeErrorsMutation$variables;
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
    "concreteType": "MergeErrorsPayload",
    "kind": "LinkedField",
    "name": "mergeErrors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorId",
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
    "name": "useMergeErrorsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMergeErrorsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd970a2f7b8284a35907bfe7613562d8e4ccf9722396011bdc856fef138279f8",
    "metadata": {},
    "name": "useMergeErrorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae77409d92936222b1138b992d793055";

export default node;
