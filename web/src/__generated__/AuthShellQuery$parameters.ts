/**
 * @generated SignedSource<<b5cbce0179de50b3351d0b768e6bd52b>>
 * @relayHash fcad4b5f4d0b95153cb864a4d2157552
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb7141f9dab4b563f59fe30f62c3b78a2568122adbae8c408e889459578f057

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb7141f9dab4b563f59fe30f62c3b78a2568122adbae8c408e889459578f057",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
