/**
 * @generated SignedSource<<757ad72c153e7bc32278c2ee292d84ca>>
 * @relayHash 1ac84e0522f033246c19078e9edd570f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29b6bb652b3a33fc25c26b8e7c463fe038cfb7c3ec86510f769e71aa5a1a404c

import { ConcreteRequest } from 'relay-runtime';
export type DeleteFunnelInput = {
  id: string;
};
export type DeleteFunnelDialogMutation$variables = {
  input: DeleteFunnelInput;
};
export type DeleteFunnelDialogMutation$data = {
  readonly deleteFunnel: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type DeleteFunnelDialogMutation = {
  response: DeleteFunnelDialogMutation$data;
  variables: DeleteFunnelDialogMutation$variables;
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
    "concreteType": "DeleteFunnelPayload",
    "kind": "LinkedField",
    "name": "deleteFunnel",
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
    "name": "DeleteFunnelDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteFunnelDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29b6bb652b3a33fc25c26b8e7c463fe038cfb7c3ec86510f769e71aa5a1a404c",
    "metadata": {},
    "name": "DeleteFunnelDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0afc6d627b7ec5128d74d60e78c37da";

export default node;
