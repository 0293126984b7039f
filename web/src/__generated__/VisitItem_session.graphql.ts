/**
 * @generated SignedSource<<9967a6fe9c6912db405ee584b1c0608d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitItem_session$data = {
  readonly id: string;
  readonly recordedFrom: string | null | undefined;
  readonly sessionId: string;
  readonly startedAt: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordedFrom",
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

(node as any).hash = "a8dab879e9b1423aae6925cd4dc014b1";

export default node;
