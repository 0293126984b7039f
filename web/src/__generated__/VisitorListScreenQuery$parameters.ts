/**
 * @generated SignedSource<<b4cdb0a2613da87f7498323d337c9ffb>>
 * @relayHash c88755d2db880fa90f92a44335aea5c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 685234cf7e578ac00bb32f6f46e998ac7c41ea90addbe9077dee2da63d560ca4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "685234cf7e578ac00bb32f6f46e998ac7c41ea90addbe9077dee2da63d560ca4",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
