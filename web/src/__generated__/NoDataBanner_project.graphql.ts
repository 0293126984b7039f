/**
 * @generated SignedSource<<7cc93ebbd4906de3d1eed019f37e92b5>>
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
    readonly status: {
      readonly showBanner: boolean;
    } | null | undefined;
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
          "concreteType": "Installation",
          "kind": "LinkedField",
          "name": "status",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showBanner",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "296e9c315ebb5e5a1a5f9c13d3b0c864";

export default node;
