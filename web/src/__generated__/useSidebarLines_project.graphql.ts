/**
 * @generated SignedSource<<d3a5b2cbebfcf8a87b3a1e36d2091873>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Feature = "ABTEST" | "ANALYTICS" | "ERRORTRACK" | "EVENTTRACK" | "FEEDBACK" | "FORMANALYTIC" | "FUNNEL" | "GOAL" | "HEATMAP" | "PERSONALIZE" | "RECORDING" | "SURVEY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSidebarLines_project$data = {
  readonly features: ReadonlyArray<Feature>;
  readonly flags: {
    readonly isAvailable: boolean | null | undefined;
  };
  readonly " $fragmentType": "useSidebarLines_project";
};
export type useSidebarLines_project$key = {
  readonly " $data"?: useSidebarLines_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSidebarLines_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "features",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectFlags",
      "kind": "LinkedField",
      "name": "flags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAvailable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "32e94eb1913028177225a9b5527f5acf";

export default node;
