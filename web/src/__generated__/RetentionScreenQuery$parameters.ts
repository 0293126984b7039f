/**
 * @generated SignedSource<<f35103f04c17f95bb22140885db7976a>>
 * @relayHash 68878c7bc47f0f2e65b9cf5e34c70a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efd06b406555da06609a67bf5d0b7bfd2115df6f2e7765f021a80421b06370a9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efd06b406555da06609a67bf5d0b7bfd2115df6f2e7765f021a80421b06370a9",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
