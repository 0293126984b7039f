/**
 * @generated SignedSource<<b00a6cd603cc54ed342bc435cb17f562>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstEvent_project$data = {
  readonly id: string;
  readonly installation: {
    readonly trafficCheck: {
      readonly lastEventAt: string | null | undefined;
    } | null | undefined;
  };
  readonly widgetId: number;
  readonly " $fragmentType": "FirstEvent_project";
};
export type FirstEvent_project$key = {
  readonly " $data"?: FirstEvent_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstEvent_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstEvent_project",
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
      "name": "widgetId",
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

(node as any).hash = "6786338590b7cc32e114e6a31993c001";

export default node;
