/**
 * @generated SignedSource<<956f9851a7e3b441c8f81413bb771503>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FlowPanel_report$data = {
  readonly flow: {
    readonly sessions: number;
    readonly " $fragmentSpreads": FragmentRefs<"FlowPicture_flow" | "FlowTable_flow">;
  } | null | undefined;
  readonly " $fragmentType": "FlowPanel_report";
};
export type FlowPanel_report$key = {
  readonly " $data"?: FlowPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "converted"
    },
    {
      "kind": "RootArgument",
      "name": "end"
    },
    {
      "kind": "RootArgument",
      "name": "events"
    },
    {
      "kind": "RootArgument",
      "name": "exclude"
    },
    {
      "kind": "RootArgument",
      "name": "grouping"
    },
    {
      "kind": "RootArgument",
      "name": "start"
    },
    {
      "kind": "RootArgument",
      "name": "steps"
    },
    {
      "kind": "RootArgument",
      "name": "through"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FlowPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "converted",
          "variableName": "converted"
        },
        {
          "kind": "Variable",
          "name": "end",
          "variableName": "end"
        },
        {
          "kind": "Variable",
          "name": "events",
          "variableName": "events"
        },
        {
          "kind": "Variable",
          "name": "exclude",
          "variableName": "exclude"
        },
        {
          "kind": "Variable",
          "name": "grouping",
          "variableName": "grouping"
        },
        {
          "kind": "Variable",
          "name": "start",
          "variableName": "start"
        },
        {
          "kind": "Variable",
          "name": "steps",
          "variableName": "steps"
        },
        {
          "kind": "Variable",
          "name": "through",
          "variableName": "through"
        }
      ],
      "concreteType": "BehaviorFlow",
      "kind": "LinkedField",
      "name": "flow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FlowPicture_flow"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FlowTable_flow"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "51e02526c7f7b885d23e39f67aae527d";

export default node;
