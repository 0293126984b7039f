/**
 * @generated SignedSource<<189d37c98c81d4783fbd39dbc5104878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoDataBanner_project$data = {
  readonly id: string;
  readonly installation: {
    readonly trafficCheck: {
      readonly pageviewTotal: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "NoDataBanner_project";
};
export type NoDataBanner_project$key = {
  readonly " $data"?: NoDataBanner_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoDataBanner_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoDataBanner_project",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "f0aa055a74fcf4ff11d60d0cdf19bc9e";

export default node;
