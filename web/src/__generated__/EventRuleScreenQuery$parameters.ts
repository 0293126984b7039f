/**
 * @generated SignedSource<<b6f7bb01f7a862bf4032ce37e0082a4b>>
 * @relayHash a9a8958c1250a26da3f2bb8a23167eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34832b5059bbd3eed9d5abb3899cc261fae449f9c6d7cc0b8fe4f800e533f7f5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRuleScreenQuery } from './EventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34832b5059bbd3eed9d5abb3899cc261fae449f9c6d7cc0b8fe4f800e533f7f5",
    "metadata": {},
    "name": "EventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
