/**
 * @generated SignedSource<<b98f285e0fa5b2b4bbe6c01bd85ebb7e>>
 * @relayHash d129b734d93e088f961a89e16fe0eede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27d8ed96bf8a311cddd32af6613f2c978dfcdb1825beab5315a4f0bcfe1e22fa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MonthlyChartScreenQuery } from './MonthlyChartScreenQuery.graphql';

const node: PreloadableConcreteRequest<MonthlyChartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27d8ed96bf8a311cddd32af6613f2c978dfcdb1825beab5315a4f0bcfe1e22fa",
    "metadata": {},
    "name": "MonthlyChartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
