/**
 * @generated SignedSource<<82ef296a5fe1d063e51c5b2a4f87b612>>
 * @relayHash e35af203aa01d6a1170391a5ae404d81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a677994b2f391501bca1160c67a67be0355407ac071afd7c41d81cade15a5f7

import { ConcreteRequest } from 'relay-runtime';
export type DeleteAnnotationInput = {
  id: string;
};
export type useDeleteNoteMutation$variables = {
  input: DeleteAnnotationInput;
};
export type useDeleteNoteMutation$data = {
  readonly deleteAnnotation: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useDeleteNoteMutation = {
  response: useDeleteNoteMutation$data;
  variables: useDeleteNoteMutation$variables;
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
    "concreteType": "DeleteAnnotationPayload",
    "kind": "LinkedField",
    "name": "deleteAnnotation",
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
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9a677994b2f391501bca1160c67a67be0355407ac071afd7c41d81cade15a5f7",
    "metadata": {},
    "name": "useDeleteNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8582b534ca346eba2a832957c2a5ee18";

export default node;
