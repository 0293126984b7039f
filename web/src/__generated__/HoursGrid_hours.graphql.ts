/**
 * @generated SignedSource<<52ad2b1b3d0c81b8b8823675e5320bf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HoursGrid_hours$data = {
  readonly grid: ReadonlyArray<ReadonlyArray<number>>;
  readonly hours: ReadonlyArray<number>;
  readonly timezone: string;
  readonly total: number;
  readonly weekdays: ReadonlyArray<number>;
  readonly " $fragmentType": "HoursGrid_hours";
};
export type HoursGrid_hours$key = {
  readonly " $data"?: HoursGrid_hours$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoursGrid_hours">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoursGrid_hours",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekdays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    }
  ],
  "type": "ActiveHours",
  "abstractKey": null
};

(node as any).hash = "dedc4c7a0779560237feabb075569920";

export default node;
