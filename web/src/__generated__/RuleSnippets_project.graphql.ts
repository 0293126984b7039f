/**
 * @generated SignedSource<<577675f161cf336ec47ea24cf88eaab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RuleSnippets_project$data = {
  readonly events: {
    readonly trackerFunction: string;
  };
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
      "concreteType": "ProjectEvents",
      "kind": "LinkedField",
      "name": "events",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackerFunction",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "306c981426912672c2be0262c58a45d5";

export default node;
