/**
 * @generated SignedSource<<262a1b076ebd37ff6034ff20bdbfcb33>>
 * @relayHash 9e16f30dc59b6bc1f8ce9f7edff94c2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ec3406102ec296b0ddb4984ca88e1b572a223364cc3aa5abb8cac91d183c5a5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SavedHeatmapScreenQuery } from './SavedHeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedHeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ec3406102ec296b0ddb4984ca88e1b572a223364cc3aa5abb8cac91d183c5a5",
    "metadata": {},
    "name": "SavedHeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
