/**
 * @generated SignedSource<<95b0ed4e82f032edc4b80ed2aefba8cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FunnelTitle_report$data = {
  readonly result: {
    readonly range: {
      readonly " $fragmentSpreads": FragmentRefs<"useReportRange_range">;
    };
  } | null | undefined;
  readonly " $fragmentType": "FunnelTitle_report";
};
export type FunnelTitle_report$key = {
  readonly " $data"?: FunnelTitle_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTitle_report">;
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
  "metadata": null,
  "name": "FunnelTitle_report",
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
          "concreteType": "ReportRange",
          "kind": "LinkedField",
          "name": "range",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useReportRange_range"
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

(node as any).hash = "73b919c516da74144dce1b2a0b966348";

export default node;
