/**
 * @generated SignedSource<<bd1ef41b7f6c76b19597f05d9ec6ca3c>>
 * @relayHash ed126f7ae515d09dc909d2e009f8b66d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8ed19f355f3bcc78cfe81e8eafaf6085360ba4b944c5a7d52961a05855bc968

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8ed19f355f3bcc78cfe81e8eafaf6085360ba4b944c5a7d52961a05855bc968",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
