/**
 * @generated SignedSource<<af2341b0483718e30ca121a78c5e3edd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type FunnelNodeKind = "EVENT" | "EXIT" | "OTHER" | "PAGE" | "STEP" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type readPaths_flow$data = {
  readonly links: ReadonlyArray<{
    readonly from: number;
    readonly to: number;
    readonly units: number;
  }>;
  readonly nodes: ReadonlyArray<{
    readonly kind: FunnelNodeKind;
    readonly name: string;
    readonly step: number;
    readonly title: string | null | undefined;
    readonly units: number;
  }>;
  readonly " $fragmentType": "readPaths_flow";
};
export type readPaths_flow$key = {
  readonly " $data"?: readPaths_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPaths_flow">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPaths_flow"
};

(node as any).hash = "ddf5ad8b43f39788a1c2a6c6d941aaf5";

export default node;
