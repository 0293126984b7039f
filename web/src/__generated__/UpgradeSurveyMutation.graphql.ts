/**
 * @generated SignedSource<<880d1ceafee9bcd5fd52ba39ff9e0239>>
 * @relayHash 04a55b030ab56925c3a30ed2fdc77bc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad4968d7c2e71f0c3e2a56035a20831f705e72c9119c2e5734fbf13474df10c

import { ConcreteRequest } from 'relay-runtime';
export type AttributeKey = "INSIGHT" | "REASON_NO_UPGRADE" | "WELCOME" | "%future added value";
export type SetUserAttributeInput = {
  key: AttributeKey;
  value: string;
};
export type UpgradeSurveyMutation$variables = {
  input: SetUserAttributeInput;
};
export type UpgradeSurveyMutation$data = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type UpgradeSurveyMutation = {
  response: UpgradeSurveyMutation$data;
  variables: UpgradeSurveyMutation$variables;
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
    "name": "UpgradeSurveyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpgradeSurveyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ad4968d7c2e71f0c3e2a56035a20831f705e72c9119c2e5734fbf13474df10c",
    "metadata": {},
    "name": "UpgradeSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92a6d482d8fc14f6d38fe053ab56de32";

export default node;
