/**
 * @generated SignedSource<<0583c164007471fd230e34ee212a876d>>
 * @relayHash cf912a2c2f1b38d76c74fc9984eaa868
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04f970592fb10260f2fe322ade0ed89ecb0bfb66f6e7ce90fc7d30060b57f576

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SavedHeatmapScreenQuery } from './SavedHeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedHeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04f970592fb10260f2fe322ade0ed89ecb0bfb66f6e7ce90fc7d30060b57f576",
    "metadata": {},
    "name": "SavedHeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
