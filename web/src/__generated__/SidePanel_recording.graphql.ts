/**
 * @generated SignedSource<<23fbe93d75f0d18756d8c9ba0dde1897>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CommentsTab_recording" | "VisitorTab_recording">;
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

(node as any).hash = "c33dcbf2d196113354094654caa31fbf";

export default node;
