/**
 * @generated SignedSource<<e8315e712d5328044edb260ccb49ff24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventRuleEditor_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RuleOnPage_project">;
  readonly " $fragmentType": "EventRuleEditor_project";
};
export type EventRuleEditor_project$key = {
  readonly " $data"?: EventRuleEditor_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRuleEditor_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRuleEditor_project",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RuleOnPage_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "9d6727187517caac4ece6d31f6242e7e";

export default node;
