/**
 * @generated SignedSource<<2588f50d606d13e8753a6b1047e5cefe>>
 * @relayHash 6d0d461db0f4df5e28eefde795e3407a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04a0b7ac20c81931d131afaad3fdddbb7d2f90d9b12963becaea5b35e8c39a4d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04a0b7ac20c81931d131afaad3fdddbb7d2f90d9b12963becaea5b35e8c39a4d",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
