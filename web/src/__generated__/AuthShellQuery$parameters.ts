/**
 * @generated SignedSource<<6b7faa23d14588f12a824d9297a79d06>>
 * @relayHash b1bd4dc1848158f5edf068e825bc66d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4caf650219b4e42ed9d4eaf2d1d106bf4ec71645de529b20e55cb8e74929f0c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4caf650219b4e42ed9d4eaf2d1d106bf4ec71645de529b20e55cb8e74929f0c3",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
