/**
 * @generated SignedSource<<8244bbd6f535d5f31b219bbd452b54db>>
 * @relayHash c4e4a99a31d4c234756cbfbd4d5bc7fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66611c509c3c1ce3c39fd94974a427384da8fd0e5c020e487bce5e359dad2c12

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaidScreenQuery } from './PaidScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaidScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66611c509c3c1ce3c39fd94974a427384da8fd0e5c020e487bce5e359dad2c12",
    "metadata": {},
    "name": "PaidScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
