/**
 * @generated SignedSource<<4fdb95f7deab068fa6612ad5368eaa37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorDetail_report$data = {
  readonly errorDetail?: {
    readonly " $fragmentSpreads": FragmentRefs<"ErrorCost_detail" | "ErrorCrumbs_detail" | "ErrorHead_detail" | "ErrorInstances_detail" | "ErrorParts_detail" | "ErrorSplits_detail" | "ErrorStack_detail">;
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
              "name": "ErrorHead_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorParts_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorStack_detail"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ErrorCrumbs_detail"
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

(node as any).hash = "4daae5baedb04ddd697bef916a9facce";

export default node;
