/**
 * @generated SignedSource<<47f70fe59db7eb72769548d91a5a0606>>
 * @relayHash bea8ed4fcf434770755a2a592d097c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2acba132710cb26c4a454ca1d88650c0b641156e311f0c328659a597e3586e3

import { ConcreteRequest } from 'relay-runtime';
export type useEmailCheckQuery$variables = {
  email: string;
};
export type useEmailCheckQuery$data = {
  readonly emailCheck: {
    readonly isDisposable: boolean;
    readonly isTaken: boolean;
  } | null | undefined;
};
export type useEmailCheckQuery = {
  response: useEmailCheckQuery$data;
  variables: useEmailCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "concreteType": "EmailCheck",
    "kind": "LinkedField",
    "name": "emailCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDisposable",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTaken",
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
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEmailCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2acba132710cb26c4a454ca1d88650c0b641156e311f0c328659a597e3586e3",
    "metadata": {},
    "name": "useEmailCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42815647849466565a7af320dcac8fea";

export default node;
