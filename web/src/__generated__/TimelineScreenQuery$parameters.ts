/**
 * @generated SignedSource<<57cb39cb4563ad52bf4c33b10d8ef8ab>>
 * @relayHash cd29678fc55c2763bd3125b6c47fc8d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d450eea7b7a317b04683d9a4321a6c9e2fb7864036d9b7aa8f9e9a7c8c3015e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d450eea7b7a317b04683d9a4321a6c9e2fb7864036d9b7aa8f9e9a7c8c3015e",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
