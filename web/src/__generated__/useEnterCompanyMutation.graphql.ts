/**
 * @generated SignedSource<<706495d37c94eb49d16757ef61384ca7>>
 * @relayHash 085a9f5eebe2d34378e5693f89647eb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1105b7c77e30d1e760883a9fbcd0230a11cb026e5803e08e2e68511734e89aec

import { ConcreteRequest } from 'relay-runtime';
export type EnterCompanyInput = {
  id: string;
};
export type useEnterCompanyMutation$variables = {
  input: EnterCompanyInput;
};
export type useEnterCompanyMutation$data = {
  readonly enterCompany: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useEnterCompanyMutation = {
  response: useEnterCompanyMutation$data;
  variables: useEnterCompanyMutation$variables;
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
    "concreteType": "EnterCompanyPayload",
    "kind": "LinkedField",
    "name": "enterCompany",
    "plural": false,
    "selections": [
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
    "name": "useEnterCompanyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnterCompanyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1105b7c77e30d1e760883a9fbcd0230a11cb026e5803e08e2e68511734e89aec",
    "metadata": {},
    "name": "useEnterCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6da426a6d154f935d256f4ea294b68f";

export default node;
