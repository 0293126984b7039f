/**
 * @generated SignedSource<<8dbef84238f5509c38a3352a51ae067a>>
 * @relayHash 7180e713f787382e0dd997f77124cd9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08ec60c0007e035453e7f7553106a80d0092f65ec2debb63b88d626ace0bab82

import { ConcreteRequest } from 'relay-runtime';
export type DeleteErrorRuleInput = {
  errorRuleId: number;
  project: string;
};
export type useRemoveIgnoreRuleMutation$variables = {
  input: DeleteErrorRuleInput;
};
export type useRemoveIgnoreRuleMutation$data = {
  readonly deleteErrorRule: {
    readonly errorRuleId: number | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useRemoveIgnoreRuleMutation = {
  response: useRemoveIgnoreRuleMutation$data;
  variables: useRemoveIgnoreRuleMutation$variables;
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
    "concreteType": "DeleteErrorRulePayload",
    "kind": "LinkedField",
    "name": "deleteErrorRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorRuleId",
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
    "name": "useRemoveIgnoreRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveIgnoreRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "08ec60c0007e035453e7f7553106a80d0092f65ec2debb63b88d626ace0bab82",
    "metadata": {},
    "name": "useRemoveIgnoreRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5fd45e7971746283721155ed2375eb96";

export default node;
