/**
 * @generated SignedSource<<122af799419256d8c2e426cb96129e68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readPlace_row$data = {
  readonly country: string | null | undefined;
  readonly name: string;
  readonly region: string | null | undefined;
  readonly " $fragmentType": "readPlace_row";
};
export type readPlace_row$key = {
  readonly " $data"?: readPlace_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPlace_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPlace_row"
};

(node as any).hash = "a33252b64f809a3e480a7d54624029df";

export default node;
