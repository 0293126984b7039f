/**
 * @generated SignedSource<<574f394abb86a70b5e545d1318cebd5c>>
 * @relayHash 5af5c39802617098350035befc2e7855
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88a9e36720d970a6108fc3efc95d070cb102b6d5fb77d372d7fac1be68cd6299

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SavedHeatmapScreenQuery } from './SavedHeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<SavedHeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88a9e36720d970a6108fc3efc95d070cb102b6d5fb77d372d7fac1be68cd6299",
    "metadata": {},
    "name": "SavedHeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
