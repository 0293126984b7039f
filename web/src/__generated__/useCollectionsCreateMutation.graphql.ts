/**
 * @generated SignedSource<<291a7b668c8b7f2d22a5c6934cd3049e>>
 * @relayHash 2c2bd64b1855da73bc5205ddd077d634
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7fb5b386e84057ceb88a463b058ff34a6636cf2e3474fd93727c1d1f0f35740

import { ConcreteRequest } from 'relay-runtime';
export type CreateRecordingCollectionInput = {
  name: string;
  project: string;
  recordings?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
};
export type useCollectionsCreateMutation$variables = {
  input: CreateRecordingCollectionInput;
};
export type useCollectionsCreateMutation$data = {
  readonly createRecordingCollection: {
    readonly collection: {
      readonly id: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useCollectionsCreateMutation = {
  response: useCollectionsCreateMutation$data;
  variables: useCollectionsCreateMutation$variables;
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
    "concreteType": "CreateRecordingCollectionPayload",
    "kind": "LinkedField",
    "name": "createRecordingCollection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RecordingCollection",
        "kind": "LinkedField",
        "name": "collection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "field",
            "storageKey": null
          },
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
    "name": "useCollectionsCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCollectionsCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e7fb5b386e84057ceb88a463b058ff34a6636cf2e3474fd93727c1d1f0f35740",
    "metadata": {},
    "name": "useCollectionsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "261b639ade0af274bbed715c89eae3ed";

export default node;
