/**
 * @generated SignedSource<<424477270a0530ea397411a3d09befa2>>
 * @relayHash 8923495f35c6e59e0305c38097dd738d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b787dc4b87a989a315597bcd4dd0d4db27c4c663446850e10d45ef6b94fd2b02

import { ConcreteRequest } from 'relay-runtime';
export type useEmailCheckQuery$variables = {
  email: string;
};
export type useEmailCheckQuery$data = {
  readonly emailCheck: {
    readonly isDisposable: boolean;
  } | null | undefined;
};
export type useEmailCheckQuery = {
  response: useEmailCheckQuery$data;
  variables: useEmailCheckQuery$variables;
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
    "concreteType": "EmailCheck",
    "kind": "LinkedField",
    "name": "emailCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDisposable",
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
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b787dc4b87a989a315597bcd4dd0d4db27c4c663446850e10d45ef6b94fd2b02",
    "metadata": {},
    "name": "useEmailCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24713dbb773a36c0e5664232e1ee8749";

export default node;
