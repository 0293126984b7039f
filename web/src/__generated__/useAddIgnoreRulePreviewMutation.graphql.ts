/**
 * @generated SignedSource<<160dcfcc1fa5e5610c78c07482321f91>>
 * @relayHash 492ea920c0bc267bab36ed7f99a85c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4885c42d10c311f8273c9fc5a4fcd4f96a8c2ecf245c16317eafde22eb6f4a56

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type ErrorRuleInput = {
  part: IgnorePart;
  project: string;
  words: string;
};
export type useAddIgnoreRulePreviewMutation$variables = {
  input: ErrorRuleInput;
};
export type useAddIgnoreRulePreviewMutation$data = {
  readonly previewErrorRule: {
    readonly preview: {
      readonly counted: number;
      readonly groups: number;
      readonly hidden: number;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useAddIgnoreRulePreviewMutation = {
  response: useAddIgnoreRulePreviewMutation$data;
  variables: useAddIgnoreRulePreviewMutation$variables;
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
    "concreteType": "PreviewErrorRulePayload",
    "kind": "LinkedField",
    "name": "previewErrorRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ErrorRulePreview",
        "kind": "LinkedField",
        "name": "preview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groups",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "counted",
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
    "name": "useAddIgnoreRulePreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddIgnoreRulePreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4885c42d10c311f8273c9fc5a4fcd4f96a8c2ecf245c16317eafde22eb6f4a56",
    "metadata": {},
    "name": "useAddIgnoreRulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61cb78d483493a09e937b5683c75db54";

export default node;
