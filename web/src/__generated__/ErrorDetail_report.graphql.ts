/**
 * @generated SignedSource<<77a8f5c1ef6e4fe8c11dd4ffb5e75193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorDetail_report$data = {
  readonly errorDetail?: {
    readonly " $fragmentSpreads": FragmentRefs<"ErrorBreadcrumbs_detail" | "ErrorCost_detail" | "ErrorHeader_detail" | "ErrorInstances_detail" | "ErrorOccurrence_detail" | "ErrorParts_detail" | "ErrorSplits_detail" | "ErrorStack_detail">;
  } | null | undefined;
  readonly " $fragmentType": "ErrorDetail_report";
};
export type ErrorDetail_report$key = {
  readonly " $data"?: ErrorDetail_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorDetail_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "errorId"
    },
    {
      "kind": "RootArgument",
      "name": "isOne"
    },
    {
      "kind": "RootArgument",
      "name": "occurrence"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ErrorDetail_report",
  "selections": [
    {
      "condition": "isOne",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "errorId",
              "variableName": "errorId"
            },
            {
              "kind": "Variable",
              "name": "occurrence",
              "variableName": "occurrence"
            }
          ],
          "concreteType": "ErrorDetail",
          "kind": "LinkedField",
          "name": "errorDetail",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorHeader_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorParts_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorOccurrence_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorStack_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorBreadcrumbs_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorSplits_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorCost_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorInstances_detail"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "54a23181dd43caf971be9235c8730d1e";

export default node;
