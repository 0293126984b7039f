/**
 * @generated SignedSource<<6d5c0b0b7ef7129c2870646773eed135>>
 * @relayHash 321a2d7e346ed87d361d8719caac342b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c70832c055c0b28dc3009f05f2d21377a0932914d888cdd5ee7a9456978ae0

import { ConcreteRequest } from 'relay-runtime';
export type TagVisitorsInput = {
  add?: ReadonlyArray<string> | null | undefined;
  ids: ReadonlyArray<string>;
  remove?: ReadonlyArray<string> | null | undefined;
};
export type useTagVisitorsMutation$variables = {
  input: TagVisitorsInput;
};
export type useTagVisitorsMutation$data = {
  readonly tagVisitors: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
    readonly visitors: ReadonlyArray<{
      readonly id: string;
      readonly tags: ReadonlyArray<string>;
    }> | null | undefined;
  };
};
export type useTagVisitorsMutation = {
  response: useTagVisitorsMutation$data;
  variables: useTagVisitorsMutation$variables;
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
    "concreteType": "TagVisitorsPayload",
    "kind": "LinkedField",
    "name": "tagVisitors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Visitor",
        "kind": "LinkedField",
        "name": "visitors",
        "plural": true,
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
            "name": "tags",
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
    "name": "useTagVisitorsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTagVisitorsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f9c70832c055c0b28dc3009f05f2d21377a0932914d888cdd5ee7a9456978ae0",
    "metadata": {},
    "name": "useTagVisitorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05abaafa625fe8e28f85b1ed1298ae0c";

export default node;
