/**
 * @generated SignedSource<<99a07ff9aefeed8bd5b9b43325279169>>
 * @relayHash b609270c8d191f1531f13f5940207bb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a15ac1df68d9565e0b0b32e828c02997881484e5fe73af5f5462df9c554d442

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a15ac1df68d9565e0b0b32e828c02997881484e5fe73af5f5462df9c554d442",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
