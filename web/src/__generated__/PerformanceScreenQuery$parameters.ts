/**
 * @generated SignedSource<<270c5e3d4aa0bf2c45c07e14bcb8f582>>
 * @relayHash 475e116145dd49a071ebfab050eff3cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94f1686db3da0a97450aa36dfa70a4545fc6d419520be70c246b54f483da6a8c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94f1686db3da0a97450aa36dfa70a4545fc6d419520be70c246b54f483da6a8c",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
