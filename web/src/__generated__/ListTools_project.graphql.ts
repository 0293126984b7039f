/**
 * @generated SignedSource<<c2a45ffdb4c72f140fa0d39cbd4e9b0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListTools_project$data = {
  readonly audience: {
    readonly tags: ReadonlyArray<{
      readonly tag: string;
      readonly visitors: number;
    }> | null | undefined;
  };
  readonly " $fragmentType": "ListTools_project";
};
export type ListTools_project$key = {
  readonly " $data"?: ListTools_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListTools_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectAudience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VisitorTag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tag",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "visitors",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "473071d9f0163fd19e62ca1099363ae8";

export default node;
