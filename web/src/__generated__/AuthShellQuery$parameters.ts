/**
 * @generated SignedSource<<d9a57f1e2eb0c893e3576a40f24efd4f>>
 * @relayHash 560a029a9e8d0305e1476844bb041b65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49b04a200696b426e63702f3e0e4ac24df107dc401b02603d3d87b1a2f6c4ca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49b04a200696b426e63702f3e0e4ac24df107dc401b02603d3d87b1a2f6c4ca",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
