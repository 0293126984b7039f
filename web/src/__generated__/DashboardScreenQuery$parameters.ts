/**
 * @generated SignedSource<<4afd91467d06c87698a9261347a87259>>
 * @relayHash 430e309dcf932842f78a9c6af00c3433
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6426f5860ac6c81b3a8a008d63336ff745c948c90445eb1a1662ae78921f0351

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6426f5860ac6c81b3a8a008d63336ff745c948c90445eb1a1662ae78921f0351",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
