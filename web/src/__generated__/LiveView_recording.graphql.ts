/**
 * @generated SignedSource<<246ea5ce7a57d94ce753a5791b2c2cc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiveView_recording$data = {
  readonly key: string;
  readonly startedAt: string;
  readonly visitor: {
    readonly email: string;
    readonly name: string;
    readonly userId: string;
    readonly visitorId: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LivePlayer_recording">;
  readonly " $fragmentType": "LiveView_recording";
};
export type LiveView_recording$key = {
  readonly " $data"?: LiveView_recording$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveView_recording">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveView_recording",
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
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecordedVisitor",
      "kind": "LinkedField",
      "name": "visitor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LivePlayer_recording"
    }
  ],
  "type": "Recording",
  "abstractKey": null
};

(node as any).hash = "26d9c4acfd5fbf4f204cf71fdd635054";

export default node;
