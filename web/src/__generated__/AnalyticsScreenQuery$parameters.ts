/**
 * @generated SignedSource<<81fded4c1cb59516eec7eb9983dc99fb>>
 * @relayHash 1a3812e06c95dd5c6b3cf931d88e57c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af29f38fdc2b27f3161a2927aad2392294bb8d3ce453c665474f121f5bcf248

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af29f38fdc2b27f3161a2927aad2392294bb8d3ce453c665474f121f5bcf248",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
