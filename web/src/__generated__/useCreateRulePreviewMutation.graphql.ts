/**
 * @generated SignedSource<<5ae1e88e795a83520bcd543c2acd9189>>
 * @relayHash ed0b19e95e9fd1701264cf28a2764602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c3d18c5fd31930dbee2ce82ab3e7c83de6443633e843e2889ac28b99db61c2d

import { ConcreteRequest } from 'relay-runtime';
export type BlockKind = "ADDRESS" | "AGENT" | "COUNTRY" | "HOSTNAME" | "PAGE" | "%future added value";
export type PreviewBlockRuleInput = {
  kind: BlockKind;
  project: string;
  value: string;
};
export type useCreateRulePreviewMutation$variables = {
  input: PreviewBlockRuleInput;
};
export type useCreateRulePreviewMutation$data = {
  readonly previewBlockRule: {
    readonly preview: {
      readonly addresses: ReadonlyArray<string>;
      readonly events: number;
      readonly isCountable: boolean;
      readonly matchedEvents: number;
      readonly untracedEvents: number;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useCreateRulePreviewMutation = {
  response: useCreateRulePreviewMutation$data;
  variables: useCreateRulePreviewMutation$variables;
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
    "concreteType": "PreviewBlockRulePayload",
    "kind": "LinkedField",
    "name": "previewBlockRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BlockPreview",
        "kind": "LinkedField",
        "name": "preview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "matchedEvents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "events",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "untracedEvents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCountable",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addresses",
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
    "name": "useCreateRulePreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateRulePreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c3d18c5fd31930dbee2ce82ab3e7c83de6443633e843e2889ac28b99db61c2d",
    "metadata": {},
    "name": "useCreateRulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bfd42eb94b92a8202f82f29acfb61aad";

export default node;
