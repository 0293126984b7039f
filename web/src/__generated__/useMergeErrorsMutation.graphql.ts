/**
 * @generated SignedSource<<bc75068337c3a130ea4390fb0bb77e45>>
 * @relayHash 49022ed485fa5b26aa2b306d4c92b5d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 039c4807031e42b79fa341dfa2d2d2caf1ea4a1e6edc32146d608b620de1effd

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "039c4807031e42b79fa341dfa2d2d2caf1ea4a1e6edc32146d608b620de1effd",
    "metadata": {},
    "name": "useMergeErrorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21f234351bbafa52a84f6dade27bf178";

export default node;
