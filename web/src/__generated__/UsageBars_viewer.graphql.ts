/**
 * @generated SignedSource<<567e89d7913a5657caa1f4d812ba71e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UsageBars_viewer$data = {
  readonly plan: {
    readonly additionalPageviews: number;
    readonly pageviews: number | null | undefined;
    readonly rewardedSessions: number;
    readonly sessions: number | null | undefined;
  } | null | undefined;
  readonly testedUsers: {
    readonly count: number;
    readonly limit: number | null | undefined;
  } | null | undefined;
  readonly usage: {
    readonly expectedPageviews: number;
    readonly expectedSessions: number;
    readonly pageviews: number;
    readonly sessions: number;
  } | null | undefined;
  readonly " $fragmentType": "UsageBars_viewer";
};
export type UsageBars_viewer$key = {
  readonly " $data"?: UsageBars_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageBars_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageviews",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageBars_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rewardedSessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "additionalPageviews",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedSessions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedPageviews",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TestedUsers",
      "kind": "LinkedField",
      "name": "testedUsers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "392ae29ca9d482087364f8434a722c7d";

export default node;
