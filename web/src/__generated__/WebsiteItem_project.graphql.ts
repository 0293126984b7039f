/**
 * @generated SignedSource<<1d9a144272508d565cd4ab6463d7c278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WebsiteItem_project$data = {
  readonly allowedWebsites: ReadonlyArray<string> | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly name: string;
  readonly widgetId: number;
  readonly " $fragmentType": "WebsiteItem_project";
};
export type WebsiteItem_project$key = {
  readonly " $data"?: WebsiteItem_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteItem_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteItem_project",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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

(node as any).hash = "8cb5c0d405611c59ca082409beec4285";

export default node;
