/**
 * @generated SignedSource<<114025887799d935658a3d284346a1d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDisplayNames_project$data = {
  readonly events: ReadonlyArray<{
    readonly displayName: string | null | undefined;
    readonly name: string;
  }> | null | undefined;
  readonly goals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly name: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useDisplayNames_project";
};
export type useDisplayNames_project$key = {
  readonly " $data"?: useDisplayNames_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDisplayNames_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDisplayNames_project",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "GoalConnection",
      "kind": "LinkedField",
      "name": "goals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Goal",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "goals(first:100)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventSummary",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "bb897508b2c08cd828486542dedc36a9";

export default node;
