/**
 * @generated SignedSource<<82ae09d6b1fceb627ced29450f6382fb>>
 * @relayHash 5094b1cdbe879001778fcbc34cbb1ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49a66207955fc22db38b4cc146aed14c19c167607a2e44ef50380e5d38308eef

import { ConcreteRequest } from 'relay-runtime';
export type ReadNotificationsInput = {
  upTo: string;
};
export type useReadNotificationsMutation$variables = {
  input: ReadNotificationsInput;
};
export type useReadNotificationsMutation$data = {
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
export type useReadNotificationsMutation = {
  response: useReadNotificationsMutation$data;
  variables: useReadNotificationsMutation$variables;
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
    "name": "useReadNotificationsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadNotificationsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "49a66207955fc22db38b4cc146aed14c19c167607a2e44ef50380e5d38308eef",
    "metadata": {},
    "name": "useReadNotificationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77c667db868617456ef201a377d09c04";

export default node;
