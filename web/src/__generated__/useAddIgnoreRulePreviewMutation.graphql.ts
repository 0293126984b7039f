/**
 * @generated SignedSource<<92dfdca20efb0cf0fa71846aada384d6>>
 * @relayHash f83eb68a5aa370417e620c247a86d924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e34d5602cb6510f90c2c84ccbf2ca31a2f182cd90be31fbb2587ca772cfd4189

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "e34d5602cb6510f90c2c84ccbf2ca31a2f182cd90be31fbb2587ca772cfd4189",
    "metadata": {},
    "name": "useAddIgnoreRulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5802a39678a4ca8d142bc6694730aa13";

export default node;
