/**
 * @generated SignedSource<<ae094ee4118b0a2e69ad7c0f46711e68>>
 * @relayHash b8abc2d6183f1e7ae4aa9b91041b4068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af6809a9cd4f8b5abefeca05c2ac39792143c51f09c2f3584d612f5788f510b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af6809a9cd4f8b5abefeca05c2ac39792143c51f09c2f3584d612f5788f510b",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
