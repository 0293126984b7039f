/**
 * @generated SignedSource<<00e7a1b5dcb5e5095a0463501a0a6197>>
 * @relayHash e820a8f7342fd3746ae454e4daa92ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0687f2afade3164fb0cef32b643e471e2d81540c75579fe1a2369013fbbb4d4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0687f2afade3164fb0cef32b643e471e2d81540c75579fe1a2369013fbbb4d4",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
