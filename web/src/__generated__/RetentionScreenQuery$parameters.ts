/**
 * @generated SignedSource<<df9dfce0009c65dc472e277a91beb254>>
 * @relayHash df41fc76585327c2e5fde8776ea73bbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8596a49ce2a0c94fd61190fe30df193b1944faac94ed479d479f34bf79d62d4f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8596a49ce2a0c94fd61190fe30df193b1944faac94ed479d479f34bf79d62d4f",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
