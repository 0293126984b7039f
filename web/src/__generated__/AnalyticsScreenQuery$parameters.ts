/**
 * @generated SignedSource<<47eea2f5454f5e4e157b751844ae6660>>
 * @relayHash 3f055d85096008577466e22630977dab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2113894e09b17cc81adfae2685a076ecb1459a822cfaaf15c11c4a29171d50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a2113894e09b17cc81adfae2685a076ecb1459a822cfaaf15c11c4a29171d50",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
