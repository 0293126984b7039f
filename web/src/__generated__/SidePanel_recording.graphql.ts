/**
 * @generated SignedSource<<021145e8ac31bb355c999b5a3f20afc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SidePanel_recording$data = {
  readonly attributes: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }> | null | undefined;
  readonly commentCount: number;
  readonly tests: ReadonlyArray<{
    readonly __typename: "RecordingTest";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentsTab_recording" | "TestsTab_recording" | "VisitorTab_recording">;
  readonly " $fragmentType": "SidePanel_recording";
};
export type SidePanel_recording$key = {
  readonly " $data"?: SidePanel_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"SidePanel_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SidePanel_recording",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestsTab_recording"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordingTest",
      "kind": "LinkedField",
      "name": "tests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisitorTab_recording"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentsTab_recording"
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "e0ef20734f103842993ceac53686c75c";

export default node;
