/**
 * @generated SignedSource<<75b76bf4ff60570f2353215e3acf8b8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiveMap_realtime$data = {
  readonly at: string;
  readonly countries: ReadonlyArray<{
    readonly name: string;
    readonly visitors: number;
  }>;
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly country: string;
    readonly eventId: string;
    readonly lat: number | null | undefined;
    readonly lon: number | null | undefined;
  }>;
  readonly " $fragmentType": "LiveMap_realtime";
};
export type LiveMap_realtime$key = {
  readonly " $data"?: LiveMap_realtime$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveMap_realtime">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveMap_realtime",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeCount",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
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
          "name": "visitors",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RealtimeEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "lat",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lon",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Realtime",
  "abstractKey": null
};
})();

(node as any).hash = "5da29ebd9bf228f5c2d21abde902756c";

export default node;
