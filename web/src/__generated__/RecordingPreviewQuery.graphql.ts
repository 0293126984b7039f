/**
 * @generated SignedSource<<713c00510ca90e18901be57ac5637da7>>
 * @relayHash 09ec04039e8776344a56ca2b76a66e9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 867375eee9f36da484b2ba0d683e5ea99c5244cf26841dbb7063cf2acb2e807f

import { ConcreteRequest } from 'relay-runtime';
export type RecordingMarkKind = "CLICK" | "DEAD" | "ERROR" | "EVENT" | "FORM" | "GOAL" | "PAGE" | "RAGE" | "%future added value";
export type RecordingPreviewQuery$variables = {
  id: string;
};
export type RecordingPreviewQuery$data = {
  readonly node: {
    readonly activity?: ReadonlyArray<number>;
    readonly durationMs?: number;
    readonly marks?: ReadonlyArray<{
      readonly atMs: number;
      readonly kind: RecordingMarkKind;
      readonly name: string;
    }> | null | undefined;
    readonly streams?: ReadonlyArray<{
      readonly fromMs: number;
      readonly streamId: string;
      readonly url: string;
    }> | null | undefined;
  } | null | undefined;
};
export type RecordingPreviewQuery = {
  response: RecordingPreviewQuery$data;
  variables: RecordingPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingStream",
      "kind": "LinkedField",
      "name": "streams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streamId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromMs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingMark",
      "kind": "LinkedField",
      "name": "marks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Recording",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordingPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordingPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "867375eee9f36da484b2ba0d683e5ea99c5244cf26841dbb7063cf2acb2e807f",
    "metadata": {},
    "name": "RecordingPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33e885f734ead4a73aa72e4b9b96b1fc";

export default node;
