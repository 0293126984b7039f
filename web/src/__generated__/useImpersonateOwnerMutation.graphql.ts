/**
 * @generated SignedSource<<0424f4160ad7862cff63836f8ec771b3>>
 * @relayHash 8da0d921a357951c908748439b59df9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19597d79ee3e1fac7a4efebff67bb60cfb213c8ed51024636d27fe12ee8a28b9

import { ConcreteRequest } from 'relay-runtime';
export type ImpersonateOwnerInput = {
  id: string;
};
export type useImpersonateOwnerMutation$variables = {
  input: ImpersonateOwnerInput;
};
export type useImpersonateOwnerMutation$data = {
  readonly impersonateOwner: {
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useImpersonateOwnerMutation = {
  response: useImpersonateOwnerMutation$data;
  variables: useImpersonateOwnerMutation$variables;
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
    "concreteType": "ImpersonateOwnerPayload",
    "kind": "LinkedField",
    "name": "impersonateOwner",
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
    "name": "useImpersonateOwnerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImpersonateOwnerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19597d79ee3e1fac7a4efebff67bb60cfb213c8ed51024636d27fe12ee8a28b9",
    "metadata": {},
    "name": "useImpersonateOwnerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af5c3970d1842d8bcfbfc584302ae944";

export default node;
