/**
 * @generated SignedSource<<c4d3bb03def00bfb43cd1553e190522c>>
 * @relayHash 4af9687b958c14cde6cb8e15cd1066aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de32caff8fa2f0fcdf9dd796eaef776034d77ac8d4d76b2e730b182701036f01

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RealtimeScreenQuery } from './RealtimeScreenQuery.graphql';

const node: PreloadableConcreteRequest<RealtimeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de32caff8fa2f0fcdf9dd796eaef776034d77ac8d4d76b2e730b182701036f01",
    "metadata": {},
    "name": "RealtimeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
