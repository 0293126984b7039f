/**
 * @generated SignedSource<<1a3fb4e24b0e730a5e9ab9be21c2534e>>
 * @relayHash 1e8eba09a18ae698024ef477c155d32b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1985aff683ad7b09e7fc8401ed4a129494c4a9223eab10cce1ed20957e3d0dd7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1985aff683ad7b09e7fc8401ed4a129494c4a9223eab10cce1ed20957e3d0dd7",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
