/**
 * @generated SignedSource<<de30d2ccb35ec83a44cf8dfc9bc9a052>>
 * @relayHash 2406211fdb3412b40fd56de63ccd97c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04cbacf5ee6c8bba16cba7ebd834b1f892ee939bc55692ab04a3f3923935d64e

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "04cbacf5ee6c8bba16cba7ebd834b1f892ee939bc55692ab04a3f3923935d64e",
    "metadata": {},
    "name": "useCreateRulePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1bf10fc4117307b3376bd4f8e5ad61a2";

export default node;
