/**
 * @generated SignedSource<<0ff954d86becc74790f027437327e4d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteColor = "AMBER" | "BLUE" | "GREEN" | "GREY" | "PURPLE" | "RED" | "%future added value";
export type NoteVisibility = "COMPANY" | "LINK" | "ME" | "%future added value";
export type TimelineKind = "BILLING" | "FLAG" | "NOTE" | "OTHER" | "PROJECT" | "TEAM" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TimelineItem_entry$data = {
  readonly color: NoteColor | null | undefined;
  readonly createdAt: string;
  readonly date: string;
  readonly deletableId: string | null | undefined;
  readonly description: string;
  readonly endDate: string | null | undefined;
  readonly key: string;
  readonly kind: TimelineKind;
  readonly note: {
    readonly color: NoteColor;
    readonly date: string;
    readonly endDate: string | null | undefined;
    readonly id: string;
    readonly page: string;
    readonly text: string;
    readonly visibility: NoteVisibility;
  } | null | undefined;
  readonly text: string;
  readonly userName: string;
  readonly " $fragmentType": "TimelineItem_entry";
};
export type TimelineItem_entry$key = {
  readonly " $data"?: TimelineItem_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineItem_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endDate",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Annotation",
      "kind": "LinkedField",
      "name": "note",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TimelineEntry",
  "abstractKey": null
};
})();

(node as any).hash = "44a4ab94e5f5d6ffdc8840a24211da17";

export default node;
