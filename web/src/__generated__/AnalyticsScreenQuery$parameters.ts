/**
 * @generated SignedSource<<ed9c1773525d731d5cca2bf80e7e14ef>>
 * @relayHash d44b3d31f7dd7901010984d840a68b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5917524db71269c4252348326e9234a6cd4c6bfdf6d588fe6c09a2e105531a50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5917524db71269c4252348326e9234a6cd4c6bfdf6d588fe6c09a2e105531a50",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
