/**
 * @generated SignedSource<<2e66a185288ca9c118a8a443f80ba75e>>
 * @relayHash 09a7535e3b5969a6a8b7777c12b00d6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 505c57189e28c8c6d0bcc30d0b16fd8d6bf736127725a246c5f4b3b7388c361b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReferAndEarnScreenQuery } from './ReferAndEarnScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReferAndEarnScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "505c57189e28c8c6d0bcc30d0b16fd8d6bf736127725a246c5f4b3b7388c361b",
    "metadata": {},
    "name": "ReferAndEarnScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
