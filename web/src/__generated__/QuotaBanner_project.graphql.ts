/**
 * @generated SignedSource<<39f90e3fdf7fece82245fa0a5771a8a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotaBanner_project$data = {
  readonly quota: {
    readonly message: string | null | undefined;
    readonly params: Record<string, string | number> | null | undefined;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "QuotaBanner_project";
};
export type QuotaBanner_project$key = {
  readonly " $data"?: QuotaBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotaBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotaBanner_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "for",
          "value": "FUNNELS"
        }
      ],
      "concreteType": "Quota",
      "kind": "LinkedField",
      "name": "quota",
      "plural": false,
      "selections": [
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
      "storageKey": "quota(for:\"FUNNELS\")"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "d7a163b88c08c211480810e22d5214fe";

export default node;
