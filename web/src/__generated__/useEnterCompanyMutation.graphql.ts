/**
 * @generated SignedSource<<9a3ed0ab25512b303286b7b59b177e23>>
 * @relayHash 907db818b2a7b947b234f7ee7d9b8085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 837940fb01809c0028c5155d62179e48dc2540ce945ca949d8229e34af8cc2f2

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
    "id": "837940fb01809c0028c5155d62179e48dc2540ce945ca949d8229e34af8cc2f2",
    "metadata": {},
    "name": "useEnterCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16e205e67d25c032b6697a63dca0b5ae";

export default node;
