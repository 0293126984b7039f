/**
 * @generated SignedSource<<352256a956c518579352357f214879b1>>
 * @relayHash 01cc1d78e0e24a948e30e0f2146698a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8f0c33f65c0ccbed90dc8a9b2b66f738ebd5677507529ea4a3e73a261fb7ba0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8f0c33f65c0ccbed90dc8a9b2b66f738ebd5677507529ea4a3e73a261fb7ba0",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
