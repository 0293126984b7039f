/**
 * @generated SignedSource<<dea5d23014edfe737f0e59cbd2519f8c>>
 * @relayHash a4f62321c2848919f435d9dc4a9779f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e26080d662e2526fb91f01f9dae27a50f84ca0a05e51e9a4ea0cfadfc36c97

import { ConcreteRequest } from 'relay-runtime';
export type DeleteRecordingCollectionInput = {
  id: string;
};
export type useCollectionsDeleteMutation$variables = {
  input: DeleteRecordingCollectionInput;
};
export type useCollectionsDeleteMutation$data = {
  readonly deleteRecordingCollection: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useCollectionsDeleteMutation = {
  response: useCollectionsDeleteMutation$data;
  variables: useCollectionsDeleteMutation$variables;
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
    "concreteType": "DeleteRecordingCollectionPayload",
    "kind": "LinkedField",
    "name": "deleteRecordingCollection",
    "plural": false,
    "selections": [
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
    "name": "useCollectionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCollectionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "36e26080d662e2526fb91f01f9dae27a50f84ca0a05e51e9a4ea0cfadfc36c97",
    "metadata": {},
    "name": "useCollectionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4814de9235aa879b67b2b3f70ff6604e";

export default node;
