/**
 * @generated SignedSource<<f743a03cfa906adc4d24aa6782d9c662>>
 * @relayHash 2b3cf2cf8244e789f223c3a0aa5cba95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8c08b81153dfd980a5905f3e16f83f873e9b82051cda6e575f285e7a84bfc1e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8c08b81153dfd980a5905f3e16f83f873e9b82051cda6e575f285e7a84bfc1e",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
