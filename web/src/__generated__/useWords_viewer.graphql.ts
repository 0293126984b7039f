/**
 * @generated SignedSource<<8fd2cbfdd4806687acbfea972ecbf09b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useWords_viewer$data = {
  readonly translation: {
    readonly entries: ReadonlyArray<{
      readonly english: string;
      readonly words: string;
    }>;
  } | null | undefined;
  readonly user: {
    readonly language: string;
  } | null | undefined;
  readonly " $fragmentType": "useWords_viewer";
};
export type useWords_viewer$key = {
  readonly " $data"?: useWords_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWords_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWords_viewer",
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

(node as any).hash = "94da78a8f1457cf07c260a80bc6ebdb6";

export default node;
