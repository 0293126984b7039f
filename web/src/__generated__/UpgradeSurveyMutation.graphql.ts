/**
 * @generated SignedSource<<03cfa33c5af781b0b2efba15dd2775ad>>
 * @relayHash 464c897a62993e7242c7d08686e6a403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d61529dc19a7bb0ca8d82e2d294ad301b8544fa7971311166cb6c2746d54c69b

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "d61529dc19a7bb0ca8d82e2d294ad301b8544fa7971311166cb6c2746d54c69b",
    "metadata": {},
    "name": "UpgradeSurveyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb7b363fce4a10826e190214e965976f";

export default node;
