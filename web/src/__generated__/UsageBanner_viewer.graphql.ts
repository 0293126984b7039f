/**
 * @generated SignedSource<<b2ed16722a760c2c808f881edcd3e27b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UsageAlertKind = "ESTIMATE" | "FULL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type UsageBanner_viewer$data = {
  readonly usage: {
    readonly alert: {
      readonly kind: UsageAlertKind;
      readonly message: string;
      readonly params: Record<string, string | number>;
      readonly reason: string;
    } | null | undefined;
  } | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "UsageBanner_viewer";
};
export type UsageBanner_viewer$key = {
  readonly " $data"?: UsageBanner_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageBanner_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageBanner_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UsageAlert",
          "kind": "LinkedField",
          "name": "alert",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2654eb66d37dbcf90c9d2d86ae820d3f";

export default node;
