/**
 * @generated SignedSource<<d260fc550f89aa3b9e08d77ef02be002>>
 * @relayHash 70cfcdce43be645084ccd83d14bb3eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ace610cf8c799bb8bf351194d493778274801c2b10fd2087e5c1e61f3a44dd26

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ace610cf8c799bb8bf351194d493778274801c2b10fd2087e5c1e61f3a44dd26",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
