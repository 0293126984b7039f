/**
 * @generated SignedSource<<25047c6c74b7cc0ac9ce7f9e2c77304e>>
 * @relayHash 0eab5dab8cd84026d7706dd51a9b618e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7e97165d6a247ec3f1cf5d6cf6430ac03004661b5965b33d4095b15ac544bde

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7e97165d6a247ec3f1cf5d6cf6430ac03004661b5965b33d4095b15ac544bde",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
