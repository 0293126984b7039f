/**
 * @generated SignedSource<<fb23b146d70dc346fdb81aff7d772458>>
 * @relayHash 1b72e10c4412e89fce7a5a436b78e291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acc1b2083c0a35e15769d5e366bec33c990d3d804572b9036b7b83a6c6f83703

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventsScreenQuery } from './EventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acc1b2083c0a35e15769d5e366bec33c990d3d804572b9036b7b83a6c6f83703",
    "metadata": {},
    "name": "EventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
