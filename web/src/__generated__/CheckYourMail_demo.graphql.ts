/**
 * @generated SignedSource<<dccc6c75539397fb6d3b703291e28b7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckYourMail_demo$data = {
  readonly outboxUrl: string | null | undefined;
  readonly " $fragmentType": "CheckYourMail_demo";
};
export type CheckYourMail_demo$key = {
  readonly " $data"?: CheckYourMail_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckYourMail_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckYourMail_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outboxUrl",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "5704eb06e09485d722689416c24ef5a2";

export default node;
