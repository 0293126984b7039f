/**
 * @generated SignedSource<<afbe45ff41dcb31748b38c5928b4f515>>
 * @relayHash a291ed4d6fc4c50e671541ab80df8116
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 052d1327969d23e7f81f0ad77ed9d1f29bad36fb7e046731daa464bd6fdabd77

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "052d1327969d23e7f81f0ad77ed9d1f29bad36fb7e046731daa464bd6fdabd77",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
