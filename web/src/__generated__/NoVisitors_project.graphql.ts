/**
 * @generated SignedSource<<dde4bbc958883b17df76ca78803aab7c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"InstallDialog_project">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallDialog_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b89952ad560b5ec9ab20f7910e6b518d";

export default node;
