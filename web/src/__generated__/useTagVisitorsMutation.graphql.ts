/**
 * @generated SignedSource<<c390a1cc2cc88c09bf3b81fe0fb8f9ce>>
 * @relayHash 80dabb03f78aaa0e5f69f32e9d46d1a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88f7bbb589dcde8c6802c5f9df20b5ebf8228397bc5e733dc4979285a8b19c1d

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
    "id": "88f7bbb589dcde8c6802c5f9df20b5ebf8228397bc5e733dc4979285a8b19c1d",
    "metadata": {},
    "name": "useTagVisitorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e2788444f94cb41604874ebd9ed96b2b";

export default node;
