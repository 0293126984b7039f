/**
 * @generated SignedSource<<5b23d41bb8bab1299e26e3ccb1f2afd3>>
 * @relayHash f1a759937d3733f5a577b31179a4812c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2200c62fce3cf8fd6ba88c4ae190887d40870df1ae5f552837f3e83c55395980

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2200c62fce3cf8fd6ba88c4ae190887d40870df1ae5f552837f3e83c55395980",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
