/**
 * @generated SignedSource<<f7cbcb31550a16e2f0a22f046c007ce8>>
 * @relayHash 51a9a148b91414fa0c269a903551e3b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468c453411ccb18e1a078da5cba4b91a4a82c7c0373d7b6f2aa9d81cbcf21f9e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AffiliateScreenQuery } from './AffiliateScreenQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "468c453411ccb18e1a078da5cba4b91a4a82c7c0373d7b6f2aa9d81cbcf21f9e",
    "metadata": {},
    "name": "AffiliateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
