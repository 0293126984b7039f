/**
 * @generated SignedSource<<7ab304581770bb4db2090c2dabbf0845>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PathsPanel_report$data = {
  readonly flow: {
    readonly " $fragmentSpreads": FragmentRefs<"readPaths_flow">;
  } | null | undefined;
  readonly " $fragmentType": "PathsPanel_report";
};
export type PathsPanel_report$key = {
  readonly " $data"?: PathsPanel_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"PathsPanel_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PathsPanel_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelFlow",
      "kind": "LinkedField",
      "name": "flow",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readPaths_flow",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelNode",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "step",
                  "storageKey": null
                },
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
                  "name": "title",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FunnelLink",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "from",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "to",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FunnelReport",
  "abstractKey": null
};
})();

(node as any).hash = "f9daaf9f164920a70a9ab159edbbf3a6";

export default node;
