/**
 * @generated SignedSource<<35cea80e7c32da2700bfd8de5f1eeb3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageRuleSettings_project$data = {
  readonly id: string;
  readonly setting: {
    readonly ignoresDefaultDocument: boolean;
    readonly ignoresPathCase: boolean;
    readonly ignoresTrailingSlash: boolean;
    readonly pageParameters: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentType": "PageRuleSettings_project";
};
export type PageRuleSettings_project$key = {
  readonly " $data"?: PageRuleSettings_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageRuleSettings_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageRuleSettings_project",
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
      "concreteType": "ProjectSetting",
      "kind": "LinkedField",
      "name": "setting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ignoresTrailingSlash",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ignoresPathCase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ignoresDefaultDocument",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageParameters",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2a3c6bdecc516183cf6569dab5be929c";

export default node;
