/**
 * @generated SignedSource<<552263e1e3e7c7a0d3a6b304a7deb910>>
 * @relayHash 69e8841e0723c416718182235e04e04b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd1b2f64a57ef4f5ad4fd97966ade3f00f610754c717663227fcbd1c5bc0cee1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd1b2f64a57ef4f5ad4fd97966ade3f00f610754c717663227fcbd1c5bc0cee1",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
