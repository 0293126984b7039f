/**
 * @generated SignedSource<<22b0c1d442b8477a482589cb21c7a11d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DayStrip_audience$data = {
  readonly onlineHistory: {
    readonly from: string;
    readonly online: ReadonlyArray<number>;
    readonly stepSeconds: number;
  } | null | undefined;
  readonly " $fragmentType": "DayStrip_audience";
};
export type DayStrip_audience$key = {
  readonly " $data"?: DayStrip_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"DayStrip_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DayStrip_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OnlineHistory",
      "kind": "LinkedField",
      "name": "onlineHistory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "online",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectAudience",
  "abstractKey": null
};

(node as any).hash = "d3ad1fc4e2e76287710032f8f0a629c9";

export default node;
