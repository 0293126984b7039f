/**
 * @generated SignedSource<<6fb8f41290c95e9e14361208d75907c9>>
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
    readonly firstSeen: string | null | undefined;
    readonly lastSeen: string;
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

(node as any).hash = "04576793e7bb044b59e776f73b72c8cf";

export default node;
