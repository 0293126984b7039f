/**
 * @generated SignedSource<<c140adbfb2f445a9b09ba717b481cb0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTranslations_viewer$data = {
  readonly translation: {
    readonly entries: ReadonlyArray<{
      readonly english: string;
      readonly words: string;
    }>;
  } | null | undefined;
  readonly user: {
    readonly language: string;
  } | null | undefined;
  readonly " $fragmentType": "useTranslations_viewer";
};
export type useTranslations_viewer$key = {
  readonly " $data"?: useTranslations_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTranslations_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTranslations_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Translation",
      "kind": "LinkedField",
      "name": "translation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TranslationEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "english",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ea5ec5228f17cc33c82150cd2ce4cbcc";

export default node;
