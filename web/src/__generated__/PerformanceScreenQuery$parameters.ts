/**
 * @generated SignedSource<<4a6733681bb72005e298ce31c22fe127>>
 * @relayHash b9d7257dd135f97081628bd4f75870ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26545f13fcc850fff73cd01c87bcac2576e0e45c29dbbfab8ff3d3a5445892a3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26545f13fcc850fff73cd01c87bcac2576e0e45c29dbbfab8ff3d3a5445892a3",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
