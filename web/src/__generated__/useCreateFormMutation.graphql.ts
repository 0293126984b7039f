/**
 * @generated SignedSource<<42ae1a1dbac15ffd7d45723d8d756d71>>
 * @relayHash 4d4b77f82b61da1680049efbcb5d6fe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d3bd2241eeafe3572e8890bc146ffa85c37338ff5edae9047dd24cecd7efcd

import { ConcreteRequest } from 'relay-runtime';
export type FormStatus = "ACTIVE" | "IGNORED" | "%future added value";
export type FormSuccessKind = "EVENT" | "NONE" | "PAGE" | "%future added value";
export type HeatmapPageMatch = "EXACT" | "REGEX" | "WILDCARD" | "%future added value";
export type CreateFormInput = {
  isAuto?: boolean | null | undefined;
  name: string;
  project: string;
  rule: FormRuleInput;
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
export type useCreateFormMutation$variables = {
  input: CreateFormInput;
};
export type useCreateFormMutation$data = {
  readonly createForm: {
    readonly form: {
      readonly formProfileId: number;
      readonly id: string;
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
export type useCreateFormMutation = {
  response: useCreateFormMutation$data;
  variables: useCreateFormMutation$variables;
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
    "concreteType": "CreateFormPayload",
    "kind": "LinkedField",
    "name": "createForm",
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
            "name": "formProfileId",
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
    "name": "useCreateFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "51d3bd2241eeafe3572e8890bc146ffa85c37338ff5edae9047dd24cecd7efcd",
    "metadata": {},
    "name": "useCreateFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd67fe9cf892db6e25f1d45d4236d774";

export default node;
