/**
 * @generated SignedSource<<9dbb9538f79d07542833540f7b4c9e38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoalTitle_report$data = {
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
    readonly timezone: string;
  } | null | undefined;
  readonly " $fragmentType": "GoalTitle_report";
};
export type GoalTitle_report$key = {
  readonly " $data"?: GoalTitle_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoalTitle_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoalTitle_report",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timezone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoalReport",
  "abstractKey": null
};

(node as any).hash = "e05eab75e3ae0b002bd8b6867dff473a";

export default node;
