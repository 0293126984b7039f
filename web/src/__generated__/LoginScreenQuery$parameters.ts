/**
 * @generated SignedSource<<446dc62f16b8fd9b426de0541d09d9e9>>
 * @relayHash f42c0a48ea872f1be9996fc778a8a35c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 989ffa5bd863e01a70dfe843d97de38c0935d41d0be3532dee9e9ead9b7abddf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "989ffa5bd863e01a70dfe843d97de38c0935d41d0be3532dee9e9ead9b7abddf",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
