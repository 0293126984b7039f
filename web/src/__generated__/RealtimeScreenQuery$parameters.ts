/**
 * @generated SignedSource<<297da46b71809cb3e7540e5616e2c179>>
 * @relayHash d6978efc7d5a1cc87c18eb853c1ce878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24cb323f8c3ff9b284c4f0a39b1f353e423868ee71d0b2b2f194d824616ab59b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24cb323f8c3ff9b284c4f0a39b1f353e423868ee71d0b2b2f194d824616ab59b",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
