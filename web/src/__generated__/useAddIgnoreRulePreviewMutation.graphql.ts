/**
 * @generated SignedSource<<99ccdb37a6a26f4e783b9368d203c23f>>
 * @relayHash 7d3ad3fa12a86d694131e943820a8c68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 465841397a3c1420203a7b0da4616490b656f81829d4a7c2b3b3a24f64529207

import { ConcreteRequest } from 'relay-runtime';
export type IgnorePart = "FILE" | "MESSAGE" | "%future added value";
export type PreviewErrorRuleInput = {
  part: IgnorePart;
  project: string;
  words: string;
};
export type useAddIgnoreRulePreviewMutation$variables = {
  input: PreviewErrorRuleInput;
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
    "id": "465841397a3c1420203a7b0da4616490b656f81829d4a7c2b3b3a24f64529207",
    "metadata": {},
    "name": "useAddIgnoreRulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ecd64424fad1f7fea042c222ad8da776";

export default node;
