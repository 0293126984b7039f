/**
 * @generated SignedSource<<58cf4fd59bab9bc23f9b9c232232dc71>>
 * @relayHash 696101eab3296d9178c3ec6432ad31ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b29c14647d92ad90c569307653b2cb349c381b22815596816be34d6db6129409

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsitesScreenQuery } from './WebsitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b29c14647d92ad90c569307653b2cb349c381b22815596816be34d6db6129409",
    "metadata": {},
    "name": "WebsitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
