/**
 * @generated SignedSource<<6fa6eb5a8b5cee4c4c187d1250984d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyDialog_portal$data = {
  readonly companyPlans: ReadonlyArray<{
    readonly planCode: number;
    readonly planName: string;
  }> | null | undefined;
  readonly " $fragmentType": "CompanyDialog_portal";
};
export type CompanyDialog_portal$key = {
  readonly " $data"?: CompanyDialog_portal$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyDialog_portal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyDialog_portal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanChoice",
      "kind": "LinkedField",
      "name": "companyPlans",
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
  "type": "ServicePortal",
  "abstractKey": null
};

(node as any).hash = "fe006bf01eb0feabe658b383a0836c36";

export default node;
