/**
 * @generated SignedSource<<783e31545f82a8ccbc886d0ae7192919>>
 * @relayHash d78b0f19d9ab7074561a90b2fccaad8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bda08adfb09a4d9b6af2cc954a0a29261e9341c60e37a6ad8d99451aaa7def22

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareLinksScreenQuery } from './ShareLinksScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareLinksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bda08adfb09a4d9b6af2cc954a0a29261e9341c60e37a6ad8d99451aaa7def22",
    "metadata": {},
    "name": "ShareLinksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
