/**
 * @generated SignedSource<<b119d518e2b46365b44327ccf7b3eed4>>
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

(node as any).hash = "30ce989ed2f9fba49a45a39d8080460f";

export default node;
