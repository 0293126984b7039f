/**
 * @generated SignedSource<<c51d7cf7d8132e0446493d178e47da1a>>
 * @relayHash ba40ae6f465c0b5ca914d43060b24b66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b8af3bddfb5e369b901725d430dd32f7d8e82131ee24f9d0e5f095fec14496a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MapScreenQuery } from './MapScreenQuery.graphql';

const node: PreloadableConcreteRequest<MapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b8af3bddfb5e369b901725d430dd32f7d8e82131ee24f9d0e5f095fec14496a",
    "metadata": {},
    "name": "MapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
