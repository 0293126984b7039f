/**
 * @generated SignedSource<<55df611688ef9e8b000420412ff585f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WebsiteCheckForm_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly widgetId: number;
  readonly " $fragmentType": "WebsiteCheckForm_project";
};
export type WebsiteCheckForm_project$key = {
  readonly " $data"?: WebsiteCheckForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteCheckForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteCheckForm_project",
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

(node as any).hash = "854ca25892be828e013816402238006f";

export default node;
