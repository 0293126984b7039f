/**
 * @generated SignedSource<<686d230d71b78d700c6fc14285bf5dda>>
 * @relayHash 9cdc6e754c1e7c4b812274c6770a9a6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc35ab76cb280cdf26e5bd6addf7203cac8decc3060d7867706b1f9d7b55657a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutScreenQuery } from './CheckoutScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc35ab76cb280cdf26e5bd6addf7203cac8decc3060d7867706b1f9d7b55657a",
    "metadata": {},
    "name": "CheckoutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
