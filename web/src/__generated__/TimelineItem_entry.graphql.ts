/**
 * @generated SignedSource<<accea04cbe1b39b8eef33baede98ab0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteColor = "AMBER" | "BLUE" | "GREEN" | "GREY" | "PURPLE" | "RED" | "%future added value";
export type TimelineKind = "BILLING" | "FLAG" | "NOTE" | "OTHER" | "PROJECT" | "TEAM" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TimelineItem_entry$data = {
  readonly color: NoteColor | null | undefined;
  readonly date: string;
  readonly deletableId: string | null | undefined;
  readonly description: string;
  readonly endDate: string | null | undefined;
  readonly key: string;
  readonly kind: TimelineKind;
  readonly text: string;
  readonly userName: string;
  readonly " $fragmentType": "TimelineItem_entry";
};
export type TimelineItem_entry$key = {
  readonly " $data"?: TimelineItem_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineItem_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineItem_entry",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletableId",
      "storageKey": null
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};

(node as any).hash = "e25a0acd8c9482c6d74b0ca30b2879ac";

export default node;
