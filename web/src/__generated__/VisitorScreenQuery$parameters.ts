/**
 * @generated SignedSource<<dfb62d707d85b55cf48a60799bf006e1>>
 * @relayHash 941f4c3a85d0ce7d80db5d4555890450
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a88cbce55923152b640ad31bd6865e54cec381f9634a673f7c785147190c2423

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a88cbce55923152b640ad31bd6865e54cec381f9634a673f7c785147190c2423",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
