/**
 * @generated SignedSource<<d1b618553b411349c0ff8429f3dfa9fb>>
 * @relayHash 26c5e8f959e3c0c141f12a480b9e031d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f70aeed5ae241da4200fa4d6fc10f6d46384da9cc774e1f0a6aeab9d662e4728

import { ConcreteRequest } from 'relay-runtime';
export type PickTarget = "CLICK" | "ELEMENT" | "FORM" | "LINK" | "PAGE" | "%future added value";
export type PickElementInput = {
  page: string;
  project: string;
  target: PickTarget;
};
export type usePickerMutation$variables = {
  input: PickElementInput;
};
export type usePickerMutation$data = {
  readonly pickElement: {
    readonly address: string | null | undefined;
    readonly pickId: string | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type usePickerMutation = {
  response: usePickerMutation$data;
  variables: usePickerMutation$variables;
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
    "concreteType": "PickElementPayload",
    "kind": "LinkedField",
    "name": "pickElement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pickId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "usePickerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePickerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f70aeed5ae241da4200fa4d6fc10f6d46384da9cc774e1f0a6aeab9d662e4728",
    "metadata": {},
    "name": "usePickerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3c11aac0ae586aafedb9e3e6c00331e";

export default node;
