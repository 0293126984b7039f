/**
 * @generated SignedSource<<ea14805335f344485bfd939daf44a5fc>>
 * @relayHash da277363535da2880db963500487ef24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 553941c37df2e2b095bb64acfd9cc87c076ccc8c1f697f39ef39e10087d636b6

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
    "id": "553941c37df2e2b095bb64acfd9cc87c076ccc8c1f697f39ef39e10087d636b6",
    "metadata": {},
    "name": "useImpersonateOwnerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec9db08c0e4f5d0a61f9f56aeedd940f";

export default node;
