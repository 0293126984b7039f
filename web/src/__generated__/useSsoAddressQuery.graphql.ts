/**
 * @generated SignedSource<<61fed4349edcd57b82e06689f45b7d8a>>
 * @relayHash 86e3c6f9ca67a58b3058cd090445c1c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ccb2c9c9f9ce2eed815a2abb63cad6cfaa7f2b17719d0712b21873cf7f849c2

import { ConcreteRequest } from 'relay-runtime';
export type useSsoAddressQuery$variables = {
  email: string;
};
export type useSsoAddressQuery$data = {
  readonly ssoAddress: string | null | undefined;
};
export type useSsoAddressQuery = {
  response: useSsoAddressQuery$data;
  variables: useSsoAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "ssoAddress",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSsoAddressQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSsoAddressQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5ccb2c9c9f9ce2eed815a2abb63cad6cfaa7f2b17719d0712b21873cf7f849c2",
    "metadata": {},
    "name": "useSsoAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b4d602a33ece37d4136ea5b7af6b942";

export default node;
