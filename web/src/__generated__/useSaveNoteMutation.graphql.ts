/**
 * @generated SignedSource<<aab08a7d743db04e3a755768595305e3>>
 * @relayHash 4881e4a1dc95c7fbd12c55dc4a193340
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44395e96bb8a89579da5ef447ec0b68a0770035c1b92ed366b854152beee7530

import { ConcreteRequest } from 'relay-runtime';
export type NoteColor = "AMBER" | "BLUE" | "GREEN" | "GREY" | "PURPLE" | "RED" | "%future added value";
export type NoteVisibility = "COMPANY" | "LINK" | "ME" | "%future added value";
export type CreateAnnotationInput = {
  color?: NoteColor | null | undefined;
  date: string;
  endDate?: string | null | undefined;
  page?: string | null | undefined;
  project: string;
  text: string;
  visibility?: NoteVisibility | null | undefined;
};
export type useSaveNoteMutation$variables = {
  input: CreateAnnotationInput;
};
export type useSaveNoteMutation$data = {
  readonly createAnnotation: {
    readonly annotation: {
      readonly id: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useSaveNoteMutation = {
  response: useSaveNoteMutation$data;
  variables: useSaveNoteMutation$variables;
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
    "concreteType": "CreateAnnotationPayload",
    "kind": "LinkedField",
    "name": "createAnnotation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Annotation",
        "kind": "LinkedField",
        "name": "annotation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
            "name": "field",
            "storageKey": null
          },
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
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "44395e96bb8a89579da5ef447ec0b68a0770035c1b92ed366b854152beee7530",
    "metadata": {},
    "name": "useSaveNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfc9e1a41ea62de71fa68684fef3dcd0";

export default node;
