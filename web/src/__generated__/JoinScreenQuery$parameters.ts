/**
 * @generated SignedSource<<749a12f53027d2ed7d5d07627f5ca9c3>>
 * @relayHash d0cb229ef65bc90c46afceb8205c2d7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67df642ac9584670999f0d21f886cbb93f015eb6dde0a7d42917c2b997e3e5ff

import { PreloadableConcreteRequest } from 'relay-runtime';
import { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67df642ac9584670999f0d21f886cbb93f015eb6dde0a7d42917c2b997e3e5ff",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
