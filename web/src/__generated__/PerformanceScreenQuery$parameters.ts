/**
 * @generated SignedSource<<7c66d0f7233f40457d9f72e0c68da9fe>>
 * @relayHash 9540e3fde4c8f849dfd410c55aa46062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540a42b17267236d8ed01e44c29362d2f6ceb4fcd565bf797633cd4db3b494ae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PerformanceScreenQuery } from './PerformanceScreenQuery.graphql';

const node: PreloadableConcreteRequest<PerformanceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "540a42b17267236d8ed01e44c29362d2f6ceb4fcd565bf797633cd4db3b494ae",
    "metadata": {},
    "name": "PerformanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
