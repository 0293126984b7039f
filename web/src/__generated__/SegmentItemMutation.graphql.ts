/**
 * @generated SignedSource<<ec6e43b1a6c3d92f38d7889b8b1bd66d>>
 * @relayHash 81f3300841a11a4b7f0c3cef801005c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfbb13638ed50b923346d2ce206e20cf9a5a0eb36b83a14e5d5f3f95b70997ee

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSegmentInput = {
  id: string;
};
export type SegmentItemMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteSegmentInput;
};
export type SegmentItemMutation$data = {
  readonly deleteSegment: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type SegmentItemMutation = {
  response: SegmentItemMutation$data;
  variables: SegmentItemMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SegmentItemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteSegmentPayload",
        "kind": "LinkedField",
        "name": "deleteSegment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SegmentItemMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteSegmentPayload",
        "kind": "LinkedField",
        "name": "deleteSegment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bfbb13638ed50b923346d2ce206e20cf9a5a0eb36b83a14e5d5f3f95b70997ee",
    "metadata": {},
    "name": "SegmentItemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "079f16f38cecf97674cc61cd9adc2923";

export default node;
