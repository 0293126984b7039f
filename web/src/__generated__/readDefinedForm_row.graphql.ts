/**
 * @generated SignedSource<<9d648e98895540cd36cf186d16bceee3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FormStatus = "ACTIVE" | "IGNORED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readDefinedForm_row$data = {
  readonly formProfileId: number | null | undefined;
  readonly lastAt: string | null | undefined;
  readonly name: string;
  readonly profileId: string | null | undefined;
  readonly rule: {
    readonly " $fragmentSpreads": FragmentRefs<"readRule_rule">;
  };
  readonly status: FormStatus;
  readonly success: {
    readonly " $fragmentSpreads": FragmentRefs<"readSuccess_success">;
  };
  readonly " $fragmentType": "readDefinedForm_row";
};
export type readDefinedForm_row$key = {
  readonly " $data"?: readDefinedForm_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDefinedForm_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDefinedForm_row"
};

(node as any).hash = "4dd153047e35ba6f624fc0f5fe0d570a";

export default node;
