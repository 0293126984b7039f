/**
 * @generated SignedSource<<7eb32404c35bf686061fbd110d98feaa>>
 * @relayHash f5f0eb34b4ed56bb9f26f9efd9561b27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 511f799be2f4dfe42d353e93472f2f3361835777ac3675a4b7366c1f23490b77

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "511f799be2f4dfe42d353e93472f2f3361835777ac3675a4b7366c1f23490b77",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
