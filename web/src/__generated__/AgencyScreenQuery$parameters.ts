/**
 * @generated SignedSource<<92d6ac5c1d141071d527ff74b7ee9a03>>
 * @relayHash 2dddce511ee5e7aeed509293cf95fa9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d108d17fe22060893b4bf9164b7b1d4058c48d4004ae6e91f5ab01ce15d9cc4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AgencyScreenQuery } from './AgencyScreenQuery.graphql';

const node: PreloadableConcreteRequest<AgencyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d108d17fe22060893b4bf9164b7b1d4058c48d4004ae6e91f5ab01ce15d9cc4",
    "metadata": {},
    "name": "AgencyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
