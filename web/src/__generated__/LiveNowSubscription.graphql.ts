/**
 * @generated SignedSource<<a475d490ba90632d7b85750e4b0cfcd8>>
 * @relayHash fe9c28347a48d0d8bbddddb7a5605072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b4d139f583a7cbf450dc59c085d2d3f37ae9039ae10d86602e4158141cb8b4e

import { ConcreteRequest } from 'relay-runtime';
export type LiveState = "ACTIVE" | "IDLE" | "LEFT" | "%future added value";
export type LiveNowSubscription$variables = {
  project: string;
};
export type LiveNowSubscription$data = {
  readonly liveSessions: {
    readonly sessions: ReadonlyArray<{
      readonly browser: string;
      readonly country: string;
      readonly device: string;
      readonly key: string;
      readonly startedAt: string;
      readonly state: LiveState;
      readonly title: string;
      readonly url: string;
      readonly viewers: number;
    }>;
    readonly totalCount: number;
  } | null | undefined;
};
export type LiveNowSubscription = {
  response: LiveNowSubscription$data;
  variables: LiveNowSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "project"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "project",
        "variableName": "project"
      }
    ],
    "concreteType": "LiveSessions",
    "kind": "LinkedField",
    "name": "liveSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LiveSession",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "device",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "browser",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewers",
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
    "name": "LiveNowSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveNowSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0b4d139f583a7cbf450dc59c085d2d3f37ae9039ae10d86602e4158141cb8b4e",
    "metadata": {},
    "name": "LiveNowSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3b84dc0e9c07b67d835abb3d76f7d693";

export default node;
