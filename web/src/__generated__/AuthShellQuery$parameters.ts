/**
 * @generated SignedSource<<73f7cc22ccc2251011b5dfd9a11f5de6>>
 * @relayHash d8e07f85cce3ea371b9f8a0644c9b35e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6155405d104914df6ad910b7a878d0a3196584a749da05a325386acf278225b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6155405d104914df6ad910b7a878d0a3196584a749da05a325386acf278225b",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
