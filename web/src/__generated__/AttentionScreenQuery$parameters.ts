/**
 * @generated SignedSource<<f544c31104adde5fa4b810e6097ff678>>
 * @relayHash 2d170fa462b22722e9a91ef0943f5488
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e34dbdf2e5cbe9e82f89c60ef7239d144ca4939aab4a1b75b96c099f240e0eea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttentionScreenQuery } from './AttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e34dbdf2e5cbe9e82f89c60ef7239d144ca4939aab4a1b75b96c099f240e0eea",
    "metadata": {},
    "name": "AttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
