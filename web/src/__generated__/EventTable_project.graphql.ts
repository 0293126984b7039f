/**
 * @generated SignedSource<<46fa8d3440c001338f9c958fa3f156ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EventSource = "CODE" | "RULE" | "TRACKER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EventTable_project$data = {
  readonly events: ReadonlyArray<{
    readonly count: number;
    readonly displayName: string | null | undefined;
    readonly firstSeen: string | null | undefined;
    readonly isHidden: boolean;
    readonly lastSeen: string;
    readonly mergedNames: ReadonlyArray<string>;
    readonly name: string;
    readonly source: EventSource;
    readonly trend: ReadonlyArray<number> | null | undefined;
    readonly visitors: number;
  }> | null | undefined;
  readonly " $fragmentType": "EventTable_project";
};
export type EventTable_project$key = {
  readonly " $data"?: EventTable_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTable_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hidden"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventTable_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "hidden",
          "variableName": "hidden"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Literal",
          "name": "trends",
          "value": true
        }
      ],
      "concreteType": "EventSummary",
      "kind": "LinkedField",
      "name": "events",
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
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHidden",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mergedNames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
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
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trend",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstSeen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeen",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "a752935dc78ea35cc845f50328c63d61";

export default node;
