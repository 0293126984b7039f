/**
 * @generated SignedSource<<3ab58b680aabc37127d4732ca71ca36a>>
 * @relayHash 40b020bdc3154cc37ffeae795ba082d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1662cef63b386e0b4fcbecb5d6b0f7d8cd0fb33e4caff73fa26324dc948cb61f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1662cef63b386e0b4fcbecb5d6b0f7d8cd0fb33e4caff73fa26324dc948cb61f",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
