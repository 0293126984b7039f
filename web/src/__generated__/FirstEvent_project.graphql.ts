/**
 * @generated SignedSource<<23b0674388d50cd83709409c69bf40bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstEvent_project$data = {
  readonly id: string;
  readonly trafficCheck: {
    readonly lastEventAt: string | null | undefined;
  } | null | undefined;
  readonly widgetId: number;
  readonly " $fragmentType": "FirstEvent_project";
};
export type FirstEvent_project$key = {
  readonly " $data"?: FirstEvent_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstEvent_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstEvent_project",
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
      "name": "widgetId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrafficCheck",
      "kind": "LinkedField",
      "name": "trafficCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastEventAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e736fa9b5c562e36c285b313126fc854";

export default node;
