/**
 * @generated SignedSource<<a58fb327d97acaba1ae21da5e480e782>>
 * @relayHash df8681da0f538baa06d09f4bcfe92ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8086a27a096c2e7716600042ba4291ac916d11ad0918f0b25e6d6dd115d85ae6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8086a27a096c2e7716600042ba4291ac916d11ad0918f0b25e6d6dd115d85ae6",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
