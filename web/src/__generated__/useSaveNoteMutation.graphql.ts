/**
 * @generated SignedSource<<59dd5b815179952850cdc86c73b5ce42>>
 * @relayHash 5f88bb89e15603a9cdfef55c592c3292
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dbedac0c3086f192ec3287b9a0a2cd8044adf2975aa4d4793e297e1c6845184

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "1dbedac0c3086f192ec3287b9a0a2cd8044adf2975aa4d4793e297e1c6845184",
    "metadata": {},
    "name": "useSaveNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eb95a597bc44e87409a60f1906020244";

export default node;
