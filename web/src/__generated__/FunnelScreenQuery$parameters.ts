/**
 * @generated SignedSource<<675be0b914126db21b438fd4b2a0d4e4>>
 * @relayHash 59bec34ce9a181633f7ae9093098021d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c61f67f5241c6a4f09a01960863acfcfd224ce5afd67e185c704bccb6bef071e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FunnelScreenQuery } from './FunnelScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c61f67f5241c6a4f09a01960863acfcfd224ce5afd67e185c704bccb6bef071e",
    "metadata": {},
    "name": "FunnelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
