/**
 * @generated SignedSource<<cf4c8ade5e08a3afcac18343664aefd0>>
 * @relayHash 6c046cc779ffc0db0425eedcdc998d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4033dea6d1c0fb33eff489cf1986c2f7ea6798a13d74b9380423cf02bf07eed4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4033dea6d1c0fb33eff489cf1986c2f7ea6798a13d74b9380423cf02bf07eed4",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
