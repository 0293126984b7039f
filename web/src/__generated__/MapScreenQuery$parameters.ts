/**
 * @generated SignedSource<<49ec30fb268e69e32fee7474b2345aed>>
 * @relayHash e7e4e6631f658e37c005462b2af43cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 557915ad1737a0ace7c2287d1eeccd26041c67e203fb83562f9465ee45cc26c5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "557915ad1737a0ace7c2287d1eeccd26041c67e203fb83562f9465ee45cc26c5",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
