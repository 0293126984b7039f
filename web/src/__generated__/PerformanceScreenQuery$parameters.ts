/**
 * @generated SignedSource<<1d1fb7e2aae8cd10d7d95b96d2141ae6>>
 * @relayHash 2bda4a4f97e511a01e6e56708ddb4a16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a8716e84bd03ed4226dbaf46fe69b2f5f04dc79ec4f37502c30658c1928973e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a8716e84bd03ed4226dbaf46fe69b2f5f04dc79ec4f37502c30658c1928973e",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
