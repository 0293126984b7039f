/**
 * @generated SignedSource<<a18d7b634c011fe7a271c1b75e6b8e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ErrorParts_detail$data = {
  readonly group: {
    readonly errorId: string;
  };
  readonly parts: ReadonlyArray<{
    readonly count: number;
    readonly errorId: string;
    readonly message: string;
    readonly type: string;
  }>;
  readonly " $fragmentType": "ErrorParts_detail";
};
export type ErrorParts_detail$key = {
  readonly " $data"?: ErrorParts_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"ErrorParts_detail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ErrorParts_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErrorPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ErrorDetail",
  "abstractKey": null
};
})();

(node as any).hash = "000f7cee53ce9ca50bb04942d08aa628";

export default node;
