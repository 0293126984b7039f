/**
 * @generated SignedSource<<b498b55424de14cbf9eec482f034a2b0>>
 * @relayHash 8d8580af71572ef69823be1ecbd578dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee8c1e0e462e509788481b751230767f4e27b9586a0862e8c8e89ecd8542d938

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee8c1e0e462e509788481b751230767f4e27b9586a0862e8c8e89ecd8542d938",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
