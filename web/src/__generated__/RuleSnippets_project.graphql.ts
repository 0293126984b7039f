/**
 * @generated SignedSource<<d7979ce1532abe07129dfff8093d7a71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleSnippets_project$data = {
  readonly trackerFunction: string;
  readonly " $fragmentType": "RuleSnippets_project";
};
export type RuleSnippets_project$key = {
  readonly " $data"?: RuleSnippets_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleSnippets_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleSnippets_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackerFunction",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "458bef03064cdf165d3daea203380d5c";

export default node;
