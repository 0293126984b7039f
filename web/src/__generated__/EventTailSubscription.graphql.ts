/**
 * @generated SignedSource<<bb8f5ecb57fcd556d446618d2f0207d7>>
 * @relayHash 8b6010aed4829c309330f94a2f86140e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a82673f8f91bb5bf1d9d355aa1f9499fff8f1db190297dc80d82f60573fef9d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventTailSubscription$variables = {
  project: string;
};
export type EventTailSubscription$data = {
  readonly eventTail: {
    readonly events: ReadonlyArray<{
      readonly displayName: string | null | undefined;
      readonly eventId: string;
      readonly name: string;
      readonly path: string;
      readonly props: string;
      readonly " $fragmentSpreads": FragmentRefs<"TailLine_event">;
    }>;
  } | null | undefined;
};
export type EventTailSubscription = {
  response: EventTailSubscription$data;
  variables: EventTailSubscription$variables;
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
    "kind": "Variable",
    "name": "project",
    "variableName": "project"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "props",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EventTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EventTail",
        "kind": "LinkedField",
        "name": "eventTail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TailedEvent",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TailLine_event"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EventTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EventTail",
        "kind": "LinkedField",
        "name": "eventTail",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TailedEvent",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorId",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a82673f8f91bb5bf1d9d355aa1f9499fff8f1db190297dc80d82f60573fef9d",
    "metadata": {},
    "name": "EventTailSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f528975a16bb018fe180d59d06869d2f";

export default node;
