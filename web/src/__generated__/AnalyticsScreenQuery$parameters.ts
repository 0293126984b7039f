/**
 * @generated SignedSource<<86092302e0a51111186f7625c817279c>>
 * @relayHash 578e03e326558fb036934cce0e69d102
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52dc72760327599ea41a3c1d15d51ca18a78f3052506e303661a23ca84c56c32

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52dc72760327599ea41a3c1d15d51ca18a78f3052506e303661a23ca84c56c32",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
