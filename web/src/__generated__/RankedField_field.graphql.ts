/**
 * @generated SignedSource<<3c5b82bcf16fcd1b7ee9334484e987cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FormFieldType = "CHECKBOX" | "COLOR" | "DATE" | "EMAIL" | "FILE" | "NUMBER" | "OTHER" | "PASSWORD" | "RADIO" | "RANGE" | "SELECT" | "TEL" | "TEXT" | "TEXTAREA" | "URL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RankedField_field$data = {
  readonly abandonRate: number | null | undefined;
  readonly abandons: number;
  readonly failed: number;
  readonly field: string;
  readonly hesitationMs: number | null | undefined;
  readonly label: string;
  readonly rank: number | null | undefined;
  readonly reached: number;
  readonly refilled: number;
  readonly returned: number;
  readonly type: FormFieldType;
  readonly " $fragmentType": "RankedField_field";
};
export type RankedField_field$key = {
  readonly " $data"?: RankedField_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankedField_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankedField_field",
  "selections": [
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reached",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abandons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abandonRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hesitationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refilled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "FormField",
  "abstractKey": null
};

(node as any).hash = "5e867646206892106637957c9ed5043d";

export default node;
