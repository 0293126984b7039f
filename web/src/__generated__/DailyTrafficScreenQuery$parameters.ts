/**
 * @generated SignedSource<<7294712714b89e71632a1858c2b7d436>>
 * @relayHash 330c5d3878c229cf51df268331e7592c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e26e8b0ee92a62bec5ef37aba83dc1e290f8464fbd6ce7e60fb951ff01d51048

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e26e8b0ee92a62bec5ef37aba83dc1e290f8464fbd6ce7e60fb951ff01d51048",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
