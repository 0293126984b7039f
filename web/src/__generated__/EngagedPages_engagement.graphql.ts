/**
 * @generated SignedSource<<cda6fbddadcc5795b36be39c05ba8b0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngagedPages_engagement$data = {
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly topPages: ReadonlyArray<{
    readonly engagedTime: number | null | undefined;
    readonly pageviews: number;
    readonly path: string;
    readonly scrollDepth: number | null | undefined;
  }>;
  readonly " $fragmentType": "EngagedPages_engagement";
};
export type EngagedPages_engagement$key = {
  readonly " $data"?: EngagedPages_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagedPages_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngagedPages_engagement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagedPage",
      "kind": "LinkedField",
      "name": "topPages",
      "plural": true,
      "selections": [
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
          "name": "pageviews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagedTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scrollDepth",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportRange",
      "kind": "LinkedField",
      "name": "range",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EngagementReport",
  "abstractKey": null
};

(node as any).hash = "e02cc4513e2b3d248cc41c7c90c7437e";

export default node;
