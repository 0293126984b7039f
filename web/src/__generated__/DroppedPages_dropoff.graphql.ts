/**
 * @generated SignedSource<<93cb2a2f539ef4d86f24c58492ca52d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DroppedPages_dropoff$data = {
  readonly dropped: number;
  readonly pages: ReadonlyArray<{
    readonly dropped: number;
    readonly path: string;
  }>;
  readonly " $fragmentType": "DroppedPages_dropoff";
};
export type DroppedPages_dropoff$key = {
  readonly " $data"?: DroppedPages_dropoff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DroppedPages_dropoff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dropped",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DroppedPages_dropoff",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelDropoffPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelDropoff",
  "abstractKey": null
};
})();

(node as any).hash = "9e9815be97273f747ebe84ecfb04def0";

export default node;
