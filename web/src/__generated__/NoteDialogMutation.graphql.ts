/**
 * @generated SignedSource<<9897544e664f19b99f74e1c6be5eb72c>>
 * @relayHash 946fae9689c26f1b659ccdde5bcc043f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd036db70296b4dd8d087831390a16af1ac34e37a2acee998a0df737e5098d33

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
export type NoteDialogMutation$variables = {
  input: CreateAnnotationInput;
};
export type NoteDialogMutation$data = {
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
export type NoteDialogMutation = {
  response: NoteDialogMutation$data;
  variables: NoteDialogMutation$variables;
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
    "name": "NoteDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bd036db70296b4dd8d087831390a16af1ac34e37a2acee998a0df737e5098d33",
    "metadata": {},
    "name": "NoteDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bca563521e77db8ef84751fede27efb1";

export default node;
