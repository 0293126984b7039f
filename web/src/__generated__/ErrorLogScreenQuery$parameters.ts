/**
 * @generated SignedSource<<109f1c875500d19f526ed2a27c1b6fa4>>
 * @relayHash e0d92cb25f34b605b2c51b409e2d04d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a276bf97c886a315f10522855dd3375c48e5e8d3c2be63b0293f21f7f151edb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a276bf97c886a315f10522855dd3375c48e5e8d3c2be63b0293f21f7f151edb",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
