/**
 * @generated SignedSource<<615fead1d743ab87e7507e6795c3162b>>
 * @relayHash cbc93f1fb27ce1d73be73ef2897c0e53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 704f108b586ab75a366fa3103d6df06388c5681f8d6e3e2b78ea747b69726a30

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebhookScreenQuery } from './WebhookScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebhookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "704f108b586ab75a366fa3103d6df06388c5681f8d6e3e2b78ea747b69726a30",
    "metadata": {},
    "name": "WebhookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
