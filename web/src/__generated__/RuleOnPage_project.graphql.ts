/**
 * @generated SignedSource<<6b4a5dfa7721f9b667f760d51d8067b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleOnPage_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RuleOnPage_project";
};
export type RuleOnPage_project$key = {
  readonly " $data"?: RuleOnPage_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleOnPage_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleOnPage_project",
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
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "4c212783c041e01b4d0608e5eb72b5d4";

export default node;
