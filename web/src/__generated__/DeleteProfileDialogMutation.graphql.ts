/**
 * @generated SignedSource<<3a69d670183fc887ff4e6ad36f2866a5>>
 * @relayHash a115619d27a76d41a633008c856480c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c637488f5cf7ad7814f618aac3359912a806795420c76f570b8f2b05e742a9

import { ConcreteRequest } from 'relay-runtime';
export type DeleteHeatmapProfileInput = {
  id: string;
};
export type DeleteProfileDialogMutation$variables = {
  input: DeleteHeatmapProfileInput;
};
export type DeleteProfileDialogMutation$data = {
  readonly deleteHeatmapProfile: {
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type DeleteProfileDialogMutation = {
  response: DeleteProfileDialogMutation$data;
  variables: DeleteProfileDialogMutation$variables;
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
    "concreteType": "DeleteHeatmapProfilePayload",
    "kind": "LinkedField",
    "name": "deleteHeatmapProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "DeleteProfileDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteProfileDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2c637488f5cf7ad7814f618aac3359912a806795420c76f570b8f2b05e742a9",
    "metadata": {},
    "name": "DeleteProfileDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be2243c8999ebca60a8c8cffba0fa1b8";

export default node;
