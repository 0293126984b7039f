/**
 * @generated SignedSource<<381587c6de3454bf9b1604ec65203475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoVisitors_project$data = {
  readonly installation: {
    readonly trafficCheck: {
      readonly pageviewTotal: number;
    } | null | undefined;
  };
  readonly widgetId: number;
  readonly " $fragmentType": "NoVisitors_project";
};
export type NoVisitors_project$key = {
  readonly " $data"?: NoVisitors_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoVisitors_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoVisitors_project",
  "selections": [
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

(node as any).hash = "bcc72b069f193216581773138c2c3c4c";

export default node;
