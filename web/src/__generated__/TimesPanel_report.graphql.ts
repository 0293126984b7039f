/**
 * @generated SignedSource<<ae0828cb8e47a7b83123ff747e4962c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TimesPanel_report$data = {
  readonly result: {
    readonly times: ReadonlyArray<{
      readonly converted: number;
      readonly upTo: number;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TimesPanel_report";
};
export type TimesPanel_report$key = {
  readonly " $data"?: TimesPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimesPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "test"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimesPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "by",
          "variableName": "by"
        },
        {
          "kind": "Variable",
          "name": "test",
          "variableName": "test"
        }
      ],
      "concreteType": "FunnelResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelTime",
          "kind": "LinkedField",
          "name": "times",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "upTo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "converted",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};

(node as any).hash = "be21739e48c0d0d3d120c90eeebcf01b";

export default node;
