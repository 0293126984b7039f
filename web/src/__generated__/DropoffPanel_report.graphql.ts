/**
 * @generated SignedSource<<8ee94563c48a7cee544c672fde4eeb26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DropoffPanel_report$data = {
  readonly dropoff: {
    readonly dropped: number;
    readonly dwell: {
      readonly medianSeconds: number | null | undefined;
      readonly p90Seconds: number | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DroppedPages_dropoff" | "DroppedSessions_dropoff" | "InsteadList_dropoff">;
  } | null | undefined;
  readonly " $fragmentType": "DropoffPanel_report";
};
export type DropoffPanel_report$key = {
  readonly " $data"?: DropoffPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropoffPanel_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "step"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DropoffPanel_report",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "step",
          "variableName": "step"
        }
      ],
      "concreteType": "FunnelDropoff",
      "kind": "LinkedField",
      "name": "dropoff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelDwell",
          "kind": "LinkedField",
          "name": "dwell",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "medianSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p90Seconds",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InsteadList_dropoff"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DroppedPages_dropoff"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DroppedSessions_dropoff"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};

(node as any).hash = "1da6db4f121349da1bdc24da2a35b9a7";

export default node;
