/**
 * @generated SignedSource<<266402025b30d515425c9a59844aead8>>
 * @relayHash a58a79ba59ccdc8c372b7e3a89a1528a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c40735af78dfa77d0320e68bbb64584a976d889cc2153501104657e95e9126c

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
    "id": "6c40735af78dfa77d0320e68bbb64584a976d889cc2153501104657e95e9126c",
    "metadata": {},
    "name": "useBlockShareLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f255a6af4441f4d345f3689f390b7fc";

export default node;
