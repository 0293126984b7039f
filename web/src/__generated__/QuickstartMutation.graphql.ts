/**
 * @generated SignedSource<<56981d9b708c3cf391cc32e4f6be2482>>
 * @relayHash a1e1e5d1fb45312bfd46baa80a59b784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de36d14e56a74cb67a3696a7bed4636530e8fbd121020c2535b7c0efe1461b7d

import { ConcreteRequest } from 'relay-runtime';
export type AttributeKey = "INSIGHT" | "REASON_NO_UPGRADE" | "WELCOME" | "%future added value";
export type SetUserAttributeInput = {
  key: AttributeKey;
  value: string;
};
export type QuickstartMutation$variables = {
  input: SetUserAttributeInput;
};
export type QuickstartMutation$data = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  };
};
export type QuickstartMutation$rawResponse = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  };
};
export type QuickstartMutation = {
  rawResponse: QuickstartMutation$rawResponse;
  response: QuickstartMutation$data;
  variables: QuickstartMutation$variables;
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
    "concreteType": "SetUserAttributePayload",
    "kind": "LinkedField",
    "name": "setUserAttribute",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserAttribute",
        "kind": "LinkedField",
        "name": "attribute",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
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
    "name": "QuickstartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuickstartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de36d14e56a74cb67a3696a7bed4636530e8fbd121020c2535b7c0efe1461b7d",
    "metadata": {},
    "name": "QuickstartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cecb608608a0eb88dbe6bfcc9ab4f3c8";

export default node;
