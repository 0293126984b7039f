/**
 * @generated SignedSource<<184267a311ea4d4feb5f92a479b97ab4>>
 * @relayHash bebe29dd8fe7300dc40b4e4eab33a0c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d4d3627df7daed1c508e1b7d0ddc5c675394fb425a1806a8ddd2e994f8b459d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d4d3627df7daed1c508e1b7d0ddc5c675394fb425a1806a8ddd2e994f8b459d",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
