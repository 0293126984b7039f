/**
 * @generated SignedSource<<3d06685d93dbf8cc6300d32a0227b11d>>
 * @relayHash 79be073c09c053489fdc5b3a2fd5e8d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13772f751678c8dafc87a79a434a3a8417b0fb2cdb6690d00bfca457f1a009c7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13772f751678c8dafc87a79a434a3a8417b0fb2cdb6690d00bfca457f1a009c7",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
