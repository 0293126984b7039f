/**
 * @generated SignedSource<<230e295d4fc1b428c671d60c3065ea7f>>
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

(node as any).hash = "8765ed29559e7ba59491df508318074a";

export default node;
