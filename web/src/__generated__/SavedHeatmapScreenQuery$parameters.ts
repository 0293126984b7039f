/**
 * @generated SignedSource<<ff0bcfc0428f970c09df79b0bc5f2c57>>
 * @relayHash 63a17fc382e30b1850c48eeeee668c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9f6fb251dcb1bd9f46376a1199b66c295d37f5c0b9ffd911f4ab2c3a345dc75

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SavedHeatmapScreenQuery } from './SavedHeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedHeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9f6fb251dcb1bd9f46376a1199b66c295d37f5c0b9ffd911f4ab2c3a345dc75",
    "metadata": {},
    "name": "SavedHeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
