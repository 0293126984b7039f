/**
 * @generated SignedSource<<ed1fc13eee11ac87c86593ea9f040925>>
 * @relayHash 1730f542d70a4f444a0bbde4e9367759
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1bd5a887aee2f275b1bd4841d72f29027cb749eb1ae5c5ba00df9cf72bc334b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1bd5a887aee2f275b1bd4841d72f29027cb749eb1ae5c5ba00df9cf72bc334b",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
