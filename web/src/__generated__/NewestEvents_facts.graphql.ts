/**
 * @generated SignedSource<<0ee9d70a6177a160458f1607c7953ed6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewestEvents_facts$data = {
  readonly newest: ReadonlyArray<{
    readonly at: string;
    readonly channel: string;
    readonly country: string;
    readonly device: string;
    readonly eventId: string;
    readonly name: string;
    readonly path: string;
    readonly props: string;
    readonly visitorId: string;
  }>;
  readonly " $fragmentType": "NewestEvents_facts";
};
export type NewestEvents_facts$key = {
  readonly " $data"?: NewestEvents_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestEvents_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewestEvents_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HappenedEvent",
      "kind": "LinkedField",
      "name": "newest",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "name": "visitorId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "props",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "device",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventFacts",
  "abstractKey": null
};

(node as any).hash = "d2d304af22cf96c42b7f3119597e04b9";

export default node;
