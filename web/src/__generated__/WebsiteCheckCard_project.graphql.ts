/**
 * @generated SignedSource<<602cc575485595658294a8197727865e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WebsiteCheckCard_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly widgetId: number;
  readonly " $fragmentType": "WebsiteCheckCard_project";
};
export type WebsiteCheckCard_project$key = {
  readonly " $data"?: WebsiteCheckCard_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteCheckCard_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteCheckCard_project",
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
      "kind": "ScalarField",
      "name": "allowedWebsites",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7969f4031e9d5ff0caa5d57b90add886";

export default node;
