/**
 * @generated SignedSource<<f77d94aa1d37038c6e175e6925f6c9fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstVisit_project$data = {
  readonly id: string;
  readonly installation: {
    readonly trafficCheck: {
      readonly lastEventAt: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "FirstVisit_project";
};
export type FirstVisit_project$key = {
  readonly " $data"?: FirstVisit_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstVisit_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstVisit_project",
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
      "concreteType": "ProjectInstallation",
      "kind": "LinkedField",
      "name": "installation",
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
              "name": "lastEventAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f0f009a1d63ed64d5918975bb62c9f28";

export default node;
