/**
 * @generated SignedSource<<d3a28f1ad3a49af1056ab4a8c65171f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ServerText_message$data = {
  readonly message: string;
  readonly params: Record<string, string | number> | null | undefined;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "ServerText_message";
};
export type ServerText_message$key = {
  readonly " $data"?: ServerText_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServerText_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServerText_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "params",
      "storageKey": null
    }
  ],
  "type": "ServerMessage",
  "abstractKey": null
};

(node as any).hash = "a57b100276cfb3d718714174ecd35eab";

export default node;
