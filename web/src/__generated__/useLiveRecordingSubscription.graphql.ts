/**
 * @generated SignedSource<<a793a140f1e67d91488ae17eb2f876b5>>
 * @relayHash 68bc59ba29215d791d30c69ba0153ccf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1577ec4313efbf2462651dcec90506d0ebbeb99f4f51451a458ae95232b6d845

import { ConcreteRequest } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
export type useLiveRecordingSubscription$variables = {
  key: string;
  project: string;
};
export type useLiveRecordingSubscription$data = {
  readonly liveRecording: {
    readonly maxViewers: number;
    readonly state: LiveState;
    readonly streams: ReadonlyArray<{
      readonly fromMs: number;
      readonly newestChunk: number;
      readonly streamId: string;
      readonly toMs: number;
      readonly url: string;
    }>;
    readonly viewers: number;
  } | null | undefined;
};
export type useLiveRecordingSubscription = {
  response: useLiveRecordingSubscription$data;
  variables: useLiveRecordingSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "project"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "project",
        "variableName": "project"
      }
    ],
    "concreteType": "LiveRecording",
    "kind": "LinkedField",
    "name": "liveRecording",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maxViewers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LiveStream",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newestChunk",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveRecordingSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLiveRecordingSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1577ec4313efbf2462651dcec90506d0ebbeb99f4f51451a458ae95232b6d845",
    "metadata": {},
    "name": "useLiveRecordingSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6743b73466ccda236439b0b9317292da";

export default node;
