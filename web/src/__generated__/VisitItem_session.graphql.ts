/**
 * @generated SignedSource<<0a4293c099a98bd98a99e4162d3afb5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitItem_session$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VisitHeader_session">;
  readonly " $fragmentType": "VisitItem_session";
};
export type VisitItem_session$key = {
  readonly " $data"?: VisitItem_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitItem_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitItem_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisitHeader_session"
    }
  ],
  "type": "VisitorSession",
  "abstractKey": null
};

(node as any).hash = "158b443636b9a7183117f70aeefdf1d5";

export default node;
