/**
 * @generated SignedSource<<644eba133dbf01e4af561310cc858113>>
 * @relayHash 38170aac18cdb3e5f49c89f859465618
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a28659948b5ae3ed02e28e5ad786f4b215e907acf6b586f31305545683ac1852

import { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "CONFLICT" | "FORBIDDEN" | "INTERNAL" | "INVALID" | "NOT_FOUND" | "PLAN_LIMIT" | "RATE_LIMITED" | "UNAUTHENTICATED" | "UPSTREAM_DOWN" | "%future added value";
export type NoteExposureInput = {
  experiment: string;
};
export type useVariantMutation$variables = {
  input: NoteExposureInput;
};
export type useVariantMutation$data = {
  readonly noteExposure: {
    readonly problem: {
      readonly code: ErrorCode;
    } | null | undefined;
  };
};
export type useVariantMutation = {
  response: useVariantMutation$data;
  variables: useVariantMutation$variables;
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
    "concreteType": "NoteExposurePayload",
    "kind": "LinkedField",
    "name": "noteExposure",
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
            "name": "code",
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
    "name": "useVariantMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVariantMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a28659948b5ae3ed02e28e5ad786f4b215e907acf6b586f31305545683ac1852",
    "metadata": {},
    "name": "useVariantMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7414628e9e1da6c651ad9a30f66cf7ad";

export default node;
