/**
 * @generated SignedSource<<8895a5710b07090baabdeaed9514e48e>>
 * @relayHash f7cf238e68e58b4898bafb87119845c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8851a432037b13b7c4fa82d290053dbdf152533dab3d35d1daa0fc5f10d260b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8851a432037b13b7c4fa82d290053dbdf152533dab3d35d1daa0fc5f10d260b",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
