/**
 * @generated SignedSource<<9f7492a911fed111ad572237e8c20482>>
 * @relayHash 1045b6fbdf616eca0ce424d936da553e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 398eeea3df6dcfdcc2308f71e33977028577b337e097eb4d76098b22e7c74184

import { ConcreteRequest } from 'relay-runtime';
export type WebsiteVerdict = "CSP_BLOCKS" | "NOT_A_PAGE" | "NO_SNIPPET" | "OK" | "OTHER_DOMAIN" | "OTHER_TRACKER" | "TAG_MANAGER" | "UNREACHABLE" | "WRONG_KEY" | "%future added value";
export type CheckWebsiteInput = {
  project: string;
  url: string;
};
export type useWebsiteCheckMutation$variables = {
  input: CheckWebsiteInput;
};
export type useWebsiteCheckMutation$data = {
  readonly checkWebsite: {
    readonly check: {
      readonly cms: string | null | undefined;
      readonly contentPolicy: {
        readonly corrected: string;
        readonly directive: string;
        readonly isMeta: boolean;
        readonly rejectedUrl: string;
      } | null | undefined;
      readonly finalUrl: string;
      readonly found: string | null | undefined;
      readonly status: number | null | undefined;
      readonly verdict: WebsiteVerdict;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useWebsiteCheckMutation = {
  response: useWebsiteCheckMutation$data;
  variables: useWebsiteCheckMutation$variables;
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
    "concreteType": "CheckWebsitePayload",
    "kind": "LinkedField",
    "name": "checkWebsite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebsiteCheck",
        "kind": "LinkedField",
        "name": "check",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verdict",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cms",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "found",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finalUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BlockingPolicy",
            "kind": "LinkedField",
            "name": "contentPolicy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejectedUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "directive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "corrected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMeta",
                "storageKey": null
              }
            ],
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
    "name": "useWebsiteCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWebsiteCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "398eeea3df6dcfdcc2308f71e33977028577b337e097eb4d76098b22e7c74184",
    "metadata": {},
    "name": "useWebsiteCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a30907fd92432203ec9e205a8bf09f0c";

export default node;
