/**
 * @generated SignedSource<<48f5354151b322c7a00ae708f906c631>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AroundPanel_report$data = {
  readonly flowAround: {
    readonly times: number;
    readonly " $fragmentSpreads": FragmentRefs<"AroundPicture_around" | "AroundTable_around">;
  } | null | undefined;
  readonly " $fragmentType": "AroundPanel_report";
};
export type AroundPanel_report$key = {
  readonly " $data"?: AroundPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AroundPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "around"
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
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AroundPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
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
          "name": "stop",
          "variableName": "around"
        }
      ],
      "concreteType": "FlowAround",
      "kind": "LinkedField",
      "name": "flowAround",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "times",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AroundPicture_around"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AroundTable_around"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrafficReport",
  "abstractKey": null
};

(node as any).hash = "ad15fd5dcbc3981c2ceb92c35e48f3e9";

export default node;
