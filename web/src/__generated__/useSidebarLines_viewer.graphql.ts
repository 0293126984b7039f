/**
 * @generated SignedSource<<c354326a94db631e50b0b194e6a40217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AccessState = "ALLOWED" | "HIDDEN" | "UPGRADE" | "%future added value";
export type TrialLabel = "LIFETIME" | "TRIAL" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useSidebarLines_viewer$data = {
  readonly hasSubscription: boolean | null | undefined;
  readonly survey: {
    readonly message: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly state: AccessState;
  } | null | undefined;
  readonly trial: {
    readonly label: TrialLabel | null | undefined;
  } | null | undefined;
  readonly viewerCanManageCompany: boolean | null | undefined;
  readonly " $fragmentType": "useSidebarLines_viewer";
};
export type useSidebarLines_viewer$key = {
  readonly " $data"?: useSidebarLines_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSidebarLines_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSidebarLines_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanManageCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Trial",
      "kind": "LinkedField",
      "name": "trial",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasSubscription",
      "storageKey": null
    },
    {
      "alias": "survey",
      "args": [
        {
          "kind": "Literal",
          "name": "feature",
          "value": "SURVEY"
        }
      ],
      "concreteType": "Access",
      "kind": "LinkedField",
      "name": "access",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": "access(feature:\"SURVEY\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5e31046116ff85b918a039d27966dff8";

export default node;
