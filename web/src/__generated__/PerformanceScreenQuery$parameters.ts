/**
 * @generated SignedSource<<a9e19be29a4bff2e9fd2d09c209eaee3>>
 * @relayHash 139f7b491763b2ccf1664a0450a3ee0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7df006ff3304262836883ba99f994a0f95be269c0f6bfb599dea0de06f4b193

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7df006ff3304262836883ba99f994a0f95be269c0f6bfb599dea0de06f4b193",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
