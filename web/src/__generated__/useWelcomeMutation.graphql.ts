/**
 * @generated SignedSource<<a618281fc1159dc433c326015632cb66>>
 * @relayHash d760ac91f8b09a89a9c792e02e4c2ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8af062cc0ccd468a603afe849ff0e1c82a63b6323cc6a8339b5cbeceafd3d475

import { ConcreteRequest } from 'relay-runtime';
export type AttributeKey = "INSIGHT" | "REASON_NO_UPGRADE" | "WELCOME" | "%future added value";
export type SetUserAttributeInput = {
  key: AttributeKey;
  value: string;
};
export type useWelcomeMutation$variables = {
  input: SetUserAttributeInput;
};
export type useWelcomeMutation$data = {
  readonly setUserAttribute: {
    readonly attribute: {
      readonly id: string;
      readonly value: string | null | undefined;
    } | null | undefined;
  };
};
export type useWelcomeMutation = {
  response: useWelcomeMutation$data;
  variables: useWelcomeMutation$variables;
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
    "name": "useWelcomeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWelcomeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8af062cc0ccd468a603afe849ff0e1c82a63b6323cc6a8339b5cbeceafd3d475",
    "metadata": {},
    "name": "useWelcomeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a04cd46da778ae7c3557db6a2c14061";

export default node;
