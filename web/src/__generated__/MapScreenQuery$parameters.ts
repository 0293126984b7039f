/**
 * @generated SignedSource<<c9dd4af89b1435a0624517d639e40780>>
 * @relayHash 1ef0aff48d375ea36b455d69ca97f3ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf9a06c855f4f59ff44d82b0707ff57616643318d32b2b5373786304d4aaaeaa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf9a06c855f4f59ff44d82b0707ff57616643318d32b2b5373786304d4aaaeaa",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
