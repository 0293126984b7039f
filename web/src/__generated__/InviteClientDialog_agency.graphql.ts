/**
 * @generated SignedSource<<c1a70759d0225d13cc6399e58db262d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InviteClientDialog_agency$data = {
  readonly clientPlans: ReadonlyArray<{
    readonly planCode: number;
    readonly planName: string;
  }> | null | undefined;
  readonly " $fragmentType": "InviteClientDialog_agency";
};
export type InviteClientDialog_agency$key = {
  readonly " $data"?: InviteClientDialog_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteClientDialog_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteClientDialog_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanChoice",
      "kind": "LinkedField",
      "name": "clientPlans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "a433bc0afad47cc6886861e03cd82d5c";

export default node;
