/**
 * @generated SignedSource<<a0f16e0d9973423ed23a89d64ef9e6df>>
 * @relayHash 5338a8c13230a5884ae465dfdfc90258
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e73d9e407aa51a3c60a6207e157a2562b7ea3d3adfa073bdf3b8dcb27d73115

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e73d9e407aa51a3c60a6207e157a2562b7ea3d3adfa073bdf3b8dcb27d73115",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
