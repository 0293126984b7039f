/**
 * @generated SignedSource<<692be03a87959dc422c7d957b1d3244b>>
 * @relayHash 5fa8c2f5dc125b7926a850d361545e43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7edaba62a4a040390c009b85b044f01ba86e6cb53412449c1c3cf0dc069c4607

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7edaba62a4a040390c009b85b044f01ba86e6cb53412449c1c3cf0dc069c4607",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
