/**
 * @generated SignedSource<<1346c89853121f2b8c8d1cac646a4540>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FrictionPages_engagement$data = {
  readonly friction: ReadonlyArray<{
    readonly dead: number;
    readonly path: string;
    readonly rage: number;
    readonly sessions: number;
  }>;
  readonly range: {
    readonly endDate: string;
    readonly startDate: string;
  };
  readonly " $fragmentType": "FrictionPages_engagement";
};
export type FrictionPages_engagement$key = {
  readonly " $data"?: FrictionPages_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrictionPages_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrictionPages_engagement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FrictionPage",
      "kind": "LinkedField",
      "name": "friction",
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
          "name": "rage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sessions",
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

(node as any).hash = "7d25da73af2b4d9528aa246dad37c87b";

export default node;
