/**
 * @generated SignedSource<<f8108200bfae2e2b012212d2e864d1a7>>
 * @relayHash fab7e06046277232499931002f76f225
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52f13c9c618fd8b1dabdd3bdbf76555ee1447b95c92992f11274aefb97398e5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f52f13c9c618fd8b1dabdd3bdbf76555ee1447b95c92992f11274aefb97398e5",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
