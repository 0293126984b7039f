/**
 * @generated SignedSource<<3bb3a68b760779c50d88f4f880a5c5c8>>
 * @relayHash 77405c8a9bea9dfd41c5493d31c3a644
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a43bf3a2f81a22b2111b347015251dc2944fea316b919aec939d6aafbf93bef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a43bf3a2f81a22b2111b347015251dc2944fea316b919aec939d6aafbf93bef",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
