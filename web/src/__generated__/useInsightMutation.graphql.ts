/**
 * @generated SignedSource<<874710b12b6b382a4225e69d5ea1587d>>
 * @relayHash 58fff9abb0a627396de7aed9559afd37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6d0806d580676364654ee8adb8a43b3ac3f11fabd1c33853fb5a33607b47f7

import { ConcreteRequest } from 'relay-runtime';
export type AttributeKey = "INSIGHT" | "REASON_NO_UPGRADE" | "WELCOME" | "%future added value";
export type SetUserAttributeInput = {
  key: AttributeKey;
  value: string;
};
export type useInsightMutation$variables = {
  input: SetUserAttributeInput;
};
export type useInsightMutation$data = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  };
};
export type useInsightMutation$rawResponse = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  };
};
export type useInsightMutation = {
  rawResponse: useInsightMutation$rawResponse;
  response: useInsightMutation$data;
  variables: useInsightMutation$variables;
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
    "name": "useInsightMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInsightMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee6d0806d580676364654ee8adb8a43b3ac3f11fabd1c33853fb5a33607b47f7",
    "metadata": {},
    "name": "useInsightMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "277d226c2d9cfe8859cc7135002e8b2a";

export default node;
