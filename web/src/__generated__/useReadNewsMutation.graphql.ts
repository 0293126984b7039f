/**
 * @generated SignedSource<<8d8f7e7652dd47aaa035c66d7ab04723>>
 * @relayHash a2a3378de734f915a4029ac8950571a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60e7f8476cbce7a34cfd2b65253f36021bb1a220e299e138a9c9bdd37b8cb5f7

import { ConcreteRequest } from 'relay-runtime';
export type ReadNotificationsInput = {
  upTo: string;
};
export type useReadNewsMutation$variables = {
  input: ReadNotificationsInput;
};
export type useReadNewsMutation$data = {
  readonly readNotifications: {
    readonly viewer: {
      readonly notifications: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly isRead: boolean;
          };
        }>;
      } | null | undefined;
      readonly unreadNotifications: number | null | undefined;
    } | null | undefined;
  };
};
export type useReadNewsMutation = {
  response: useReadNewsMutation$data;
  variables: useReadNewsMutation$variables;
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
    "concreteType": "ReadNotificationsPayload",
    "kind": "LinkedField",
    "name": "readNotifications",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotifications",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 15
              }
            ],
            "concreteType": "NotificationConnection",
            "kind": "LinkedField",
            "name": "notifications",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NotificationEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Notification",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
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
                        "name": "isRead",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "notifications(first:15)"
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
    "name": "useReadNewsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadNewsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "60e7f8476cbce7a34cfd2b65253f36021bb1a220e299e138a9c9bdd37b8cb5f7",
    "metadata": {},
    "name": "useReadNewsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67f1854119437cb9e686c8d607aaccbb";

export default node;
