/**
 * @generated SignedSource<<3b9b761e2b2e309a76f6d48137c565bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleFields_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly events: {
    readonly recent: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  };
  readonly id: string;
  readonly " $fragmentType": "RuleFields_project";
};
export type RuleFields_project$key = {
  readonly " $data"?: RuleFields_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleFields_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleFields_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedWebsites",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectEvents",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SelectableEvent",
          "kind": "LinkedField",
          "name": "recent",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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

(node as any).hash = "61eb7c210587c024211f85fa926ce9c0";

export default node;
