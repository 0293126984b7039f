/**
 * @generated SignedSource<<db8407986dda40cb9a5e96df7b822315>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitItem_session$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VisitHead_session">;
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
      "name": "VisitHead_session"
    }
  ],
  "type": "VisitorSession",
  "abstractKey": null
};

(node as any).hash = "7d3135fce881d43cac509cb95bd37248";

export default node;
