/**
 * @generated SignedSource<<b221d52999379cb452bb280d78d44c71>>
 * @relayHash d544908b6a268ea110f9ea5587a0f1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd3a9e8a78386e8c6d4b49c3fa05c279fbae073b65b9dadd7317279764bca03

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd3a9e8a78386e8c6d4b49c3fa05c279fbae073b65b9dadd7317279764bca03",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
