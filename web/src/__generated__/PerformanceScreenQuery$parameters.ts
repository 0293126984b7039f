/**
 * @generated SignedSource<<3cdfb97fd8499f0373115fa1f690e654>>
 * @relayHash b398fa2c66ae6d7989218f578742ac52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff81b3087259f0f3a3e90ca67d0ecdf8f4a0508892577cd19755fbb6ca031dfc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff81b3087259f0f3a3e90ca67d0ecdf8f4a0508892577cd19755fbb6ca031dfc",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
