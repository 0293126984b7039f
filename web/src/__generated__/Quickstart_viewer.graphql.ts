/**
 * @generated SignedSource<<b802c0b5eca368b7d849e7305153d3fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Quickstart_viewer$data = {
  readonly attribute: {
    readonly id: string;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly project: {
    readonly trafficCheck: {
      readonly pageviewTotal: number;
    } | null | undefined;
  } | null | undefined;
  readonly viewerCanWrite: boolean | null | undefined;
  readonly " $fragmentType": "Quickstart_viewer";
};
export type Quickstart_viewer$key = {
  readonly " $data"?: Quickstart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Quickstart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "project"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Quickstart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWrite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "key",
          "value": "INSIGHT"
        }
      ],
      "concreteType": "UserAttribute",
      "kind": "LinkedField",
      "name": "attribute",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": "attribute(key:\"INSIGHT\")"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "project"
        }
      ],
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrafficCheck",
          "kind": "LinkedField",
          "name": "trafficCheck",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageviewTotal",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "675afe20b8bf5aafd5b6835685c84687";

export default node;
