/**
 * @generated SignedSource<<c9d4a420721039fad413c732098e43f6>>
 * @relayHash edac7c00726fbd1ffbeb3f563636a44e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b53635011f490f0827d194091a52a0e7461f9073cdfb5c35588e2dff7427b8

import { ConcreteRequest } from 'relay-runtime';
export type FormStatus = "ACTIVE" | "IGNORED" | "%future added value";
export type FormSuccessKind = "EVENT" | "NONE" | "PAGE" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type UpdateFormInput = {
  id: string;
  name?: string | null | undefined;
  rule?: FormRuleInput | null | undefined;
  status?: FormStatus | null | undefined;
  success?: FormSuccessInput | null | undefined;
};
export type FormRuleInput = {
  page: HeatmapPageInput;
  selector: string;
};
export type HeatmapPageInput = {
  match: HeatmapPageMatch;
  value: string;
};
export type FormSuccessInput = {
  event?: string | null | undefined;
  kind: FormSuccessKind;
  page?: HeatmapPageInput | null | undefined;
};
export type useUpdateFormMutation$variables = {
  input: UpdateFormInput;
};
export type useUpdateFormMutation$data = {
  readonly updateForm: {
    readonly form: {
      readonly id: string;
      readonly name: string;
      readonly rule: {
        readonly page: {
          readonly match: HeatmapPageMatch;
          readonly value: string;
        };
        readonly selector: string;
      };
      readonly status: FormStatus;
      readonly success: {
        readonly event: string | null | undefined;
        readonly kind: FormSuccessKind;
        readonly page: {
          readonly match: HeatmapPageMatch;
          readonly value: string;
        } | null | undefined;
      };
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
      readonly retryAfter: number | null | undefined;
    } | null | undefined;
  };
};
export type useUpdateFormMutation = {
  response: useUpdateFormMutation$data;
  variables: useUpdateFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "HeatmapPageRule",
  "kind": "LinkedField",
  "name": "page",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateFormPayload",
    "kind": "LinkedField",
    "name": "updateForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormProfile",
        "kind": "LinkedField",
        "name": "form",
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormRule",
            "kind": "LinkedField",
            "name": "rule",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "selector",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormSuccess",
            "kind": "LinkedField",
            "name": "success",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "event",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfter",
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
    "name": "useUpdateFormMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateFormMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b7b53635011f490f0827d194091a52a0e7461f9073cdfb5c35588e2dff7427b8",
    "metadata": {},
    "name": "useUpdateFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "154d4b31889554c0fc0044a1b14c070a";

export default node;
