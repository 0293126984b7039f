/**
 * @generated SignedSource<<256623e94d48d72df3555848138ef73f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FirstRecordingNotice_project$data = {
  readonly installation: {
    readonly firstRecording: {
      readonly location: string | null | undefined;
      readonly session: string | null | undefined;
    } | null | undefined;
  };
  readonly widgetId: number;
  readonly " $fragmentType": "FirstRecordingNotice_project";
};
export type FirstRecordingNotice_project$key = {
  readonly " $data"?: FirstRecordingNotice_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstRecordingNotice_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstRecordingNotice_project",
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
          "concreteType": "FirstRecording",
          "kind": "LinkedField",
          "name": "firstRecording",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "session",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "location",
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

(node as any).hash = "cc857f9d40b05b0c54ca044fd719638f";

export default node;
