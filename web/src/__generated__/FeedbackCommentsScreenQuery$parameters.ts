/**
 * @generated SignedSource<<0cae186f8afeb2812b0675ac8cb1a909>>
 * @relayHash 3885a13edc0c2f9ba06dfb66ca74b145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 525c9b38b0efaaf8efb4ab50c8c547e3561390c15e441fd198956b4875ee47b5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "525c9b38b0efaaf8efb4ab50c8c547e3561390c15e441fd198956b4875ee47b5",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
