/**
 * @generated SignedSource<<bddb635e5e8b3041e795bcc3d0ad8272>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PortalUsage_portal$data = {
  readonly usageByDay: ReadonlyArray<{
    readonly day: string;
    readonly pageviews: number;
    readonly sessions: number;
  }> | null | undefined;
  readonly " $fragmentType": "PortalUsage_portal";
};
export type PortalUsage_portal$key = {
  readonly " $data"?: PortalUsage_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalUsage_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortalUsage_portal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageDay",
      "kind": "LinkedField",
      "name": "usageByDay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageviews",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "d6cf2eb07ce071f7eab53774beb966d1";

export default node;
