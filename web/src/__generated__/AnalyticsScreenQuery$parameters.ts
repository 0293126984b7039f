/**
 * @generated SignedSource<<24d54e84ddb7bcf26bfa266d9e976233>>
 * @relayHash bb21561a9e7ea3b0555a10b673ebe388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 318b1cb79bd82075bc8ec0bf48e6078edd30d047c07531541048c10d4fe1abdd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "318b1cb79bd82075bc8ec0bf48e6078edd30d047c07531541048c10d4fe1abdd",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
