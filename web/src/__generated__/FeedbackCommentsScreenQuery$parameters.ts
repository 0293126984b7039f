/**
 * @generated SignedSource<<efd2cd4c5e685fbf8cb06840f0f0a28c>>
 * @relayHash e9c341c1ea83571d5901bd9404ca869f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e55ca30652dd90f5352f7a4947385057de5cffaaa212bb7ec05e5c4c81f1b70

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FeedbackCommentsScreenQuery } from './FeedbackCommentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackCommentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e55ca30652dd90f5352f7a4947385057de5cffaaa212bb7ec05e5c4c81f1b70",
    "metadata": {},
    "name": "FeedbackCommentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
