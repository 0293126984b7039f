/**
 * @generated SignedSource<<b4524148a52c3cc308acbf17f7be8ffa>>
 * @relayHash 15dbc720b3812e80d12c053131909c38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b4f0152411cb3c00b24b54253b91409d0f9860763877f4025ac714abba0383e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b4f0152411cb3c00b24b54253b91409d0f9860763877f4025ac714abba0383e",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
