/**
 * @generated SignedSource<<cc4a1964d74a4f90f3fbe837149e3bf2>>
 * @relayHash 7899291e3813e58ffd23e920a238c77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3094d9c27b41e642a4b0fb91f9bd1b3cd7c6e3f48b8f04196f67e42afe90f6b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3094d9c27b41e642a4b0fb91f9bd1b3cd7c6e3f48b8f04196f67e42afe90f6b2",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
