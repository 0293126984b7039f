/**
 * @generated SignedSource<<17210ee743f2493b2c26e6641e120bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "BILLING" | "FLAG" | "NOTE" | "OTHER" | "PROJECT" | "TEAM" | "TEST" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TimelineItem_entry$data = {
  readonly date: string;
  readonly deletableId: string | null | undefined;
  readonly description: string;
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

(node as any).hash = "1f209b3a1ba782036f7a88f65ddf0d15";

export default node;
