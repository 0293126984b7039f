/**
 * @generated SignedSource<<4828f81ab86be8eac3bb703f79e884d6>>
 * @relayHash d617188ea5e0622e80b24ef6dfd1e7e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc2b5954d86b2f343cbd40bbfa56a1169e624f649ead7fee5c00103ee4d1d6ac

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc2b5954d86b2f343cbd40bbfa56a1169e624f649ead7fee5c00103ee4d1d6ac",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
