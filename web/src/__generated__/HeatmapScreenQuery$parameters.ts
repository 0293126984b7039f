/**
 * @generated SignedSource<<104450e327c2aa45cd6e2fff1f801aa7>>
 * @relayHash c70ca48d79c732cbd5acb660fa0d8036
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33a6d2995e03a9020e786dd9e9b8ba422f2abf27cf0dcc180b180413bc4c48ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapScreenQuery } from './HeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33a6d2995e03a9020e786dd9e9b8ba422f2abf27cf0dcc180b180413bc4c48ea",
    "metadata": {},
    "name": "HeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
