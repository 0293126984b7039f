/**
 * @generated SignedSource<<3383de1d1808e8e955f4bc249fa87124>>
 * @relayHash ca4d43c52f0ec6344b69844bbc28a2db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7d2b34c2345a5d7aa93770673380bc27aa4734ad08c5c204cb7b654a777622

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb7d2b34c2345a5d7aa93770673380bc27aa4734ad08c5c204cb7b654a777622",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
