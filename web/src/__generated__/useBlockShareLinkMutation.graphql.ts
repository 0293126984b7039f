/**
 * @generated SignedSource<<705a09cba37cd9c4346f0cbfb7d180d3>>
 * @relayHash 01c68559b2edf6991ff26fdf7d779ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d7c5bc1a4960c5e2ce9669e0ac4a18a4c489591f00bbab9c2406098867297c9

import { ConcreteRequest } from 'relay-runtime';
export type UpdateShareLinkInput = {
  blocked?: boolean | null | undefined;
  expiresAt?: string | null | undefined;
  id: string;
};
export type useBlockShareLinkMutation$variables = {
  input: UpdateShareLinkInput;
};
export type useBlockShareLinkMutation$data = {
  readonly updateShareLink: {
    readonly link: {
      readonly id: string;
      readonly isBlocked: boolean;
      readonly isOpen: boolean;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useBlockShareLinkMutation = {
  response: useBlockShareLinkMutation$data;
  variables: useBlockShareLinkMutation$variables;
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
    "concreteType": "UpdateShareLinkPayload",
    "kind": "LinkedField",
    "name": "updateShareLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShareLink",
        "kind": "LinkedField",
        "name": "link",
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
            "name": "isBlocked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
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
    "name": "useBlockShareLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlockShareLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d7c5bc1a4960c5e2ce9669e0ac4a18a4c489591f00bbab9c2406098867297c9",
    "metadata": {},
    "name": "useBlockShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6cfa478ddc462d8ac9ffbc3c9c20397";

export default node;
