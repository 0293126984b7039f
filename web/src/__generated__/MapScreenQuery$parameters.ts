/**
 * @generated SignedSource<<8a0489fb469dfa4fbea6ce2fc8f90df6>>
 * @relayHash 284cf8561d3fbb4fcc34b1875cf0ee40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a4baaa16ae53e71af6858892554ae6ee02c8b8214c157095e04ffe21a3c2246

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a4baaa16ae53e71af6858892554ae6ee02c8b8214c157095e04ffe21a3c2246",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
