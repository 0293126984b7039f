/**
 * @generated SignedSource<<1efbbab237ba4678d5e0af885729c65f>>
 * @relayHash 3aa5f5cbf802262eb69e410f60043be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 006a07241e740f5fd7c5afea7539c2c552e277b88c4abb92d0c226aa378a977f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CardScreenQuery } from './CardScreenQuery.graphql';

const node: PreloadableConcreteRequest<CardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "006a07241e740f5fd7c5afea7539c2c552e277b88c4abb92d0c226aa378a977f",
    "metadata": {},
    "name": "CardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
