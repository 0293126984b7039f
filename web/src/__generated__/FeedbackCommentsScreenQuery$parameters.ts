/**
 * @generated SignedSource<<a936233da600eeec82845ea2b7eded6c>>
 * @relayHash d8d8a3df8394d4f9f57f32620ad673c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48b35faa04b8fefa9e1e9a6665d57f6a5436828b1db3a55a474694e0ade7b9a7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48b35faa04b8fefa9e1e9a6665d57f6a5436828b1db3a55a474694e0ade7b9a7",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
