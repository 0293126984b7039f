/**
 * @generated SignedSource<<c476620ee480811245355d0e611dc3c9>>
 * @relayHash 15339f6e19cd810373364e8fb033a708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f08c5c6ea72a78dd615e4b0b197cf4dcf8bd93e0f79e9fabfc2d0d34165a380

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f08c5c6ea72a78dd615e4b0b197cf4dcf8bd93e0f79e9fabfc2d0d34165a380",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
