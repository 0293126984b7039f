/**
 * @generated SignedSource<<adb185c911a7a72636aa89441be85056>>
 * @relayHash 006cc0f764f56c3130b6e868467eb7cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a208a4d335a4d501e84f813c56a462839efd64792f11b575255076ba46a59663

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a208a4d335a4d501e84f813c56a462839efd64792f11b575255076ba46a59663",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
