/**
 * @generated SignedSource<<4355f53aa36cdb728e7cac5c39f37187>>
 * @relayHash cb43af0c0a9be18ba84cc3f5cb12f038
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c219b2af2a6e7ae125d1afe83c17848c9fcd43788435b941ed4d4a05ec56bfa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c219b2af2a6e7ae125d1afe83c17848c9fcd43788435b941ed4d4a05ec56bfa",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
