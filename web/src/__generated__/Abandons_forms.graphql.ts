/**
 * @generated SignedSource<<1d0bcd9bf4e6197954d6ba43247f02eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Abandons_forms$data = {
  readonly dropoffs: {
    readonly rows: ReadonlyArray<{
      readonly at: string;
      readonly attempts: number;
      readonly channel: string;
      readonly country: string;
      readonly device: string;
      readonly field: string;
      readonly path: string;
      readonly recordedFrom: string | null | undefined;
      readonly sessionId: string;
      readonly spentMs: number;
      readonly visitorId: string;
    }>;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "Abandons_forms";
};
export type Abandons_forms$key = {
  readonly " $data"?: Abandons_forms$data;
  readonly " $fragmentSpreads": FragmentRefs<"Abandons_forms">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "field"
    },
    {
      "kind": "RootArgument",
      "name": "filters"
    },
    {
      "kind": "RootArgument",
      "name": "number"
    },
    {
      "kind": "RootArgument",
      "name": "range"
    },
    {
      "kind": "RootArgument",
      "name": "rule"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Abandons_forms",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "field",
          "variableName": "field"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Variable",
          "name": "formProfileId",
          "variableName": "number"
        },
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        },
        {
          "kind": "Variable",
          "name": "rule",
          "variableName": "rule"
        }
      ],
      "concreteType": "FormDropoffs",
      "kind": "LinkedField",
      "name": "dropoffs",
      "plural": false,
      "selections": [
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
          "concreteType": "FormDropoff",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessionId",
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
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
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
              "name": "spentMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recordedFrom",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProjectForms",
  "abstractKey": null
};

(node as any).hash = "b0e5af16c759fc7824c7edb8e2eac13f";

export default node;
