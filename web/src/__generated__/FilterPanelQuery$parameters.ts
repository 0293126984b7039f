/**
 * @generated SignedSource<<5a3fc10957180133f5870d649755e408>>
 * @relayHash b39efcc75c4c8071e33ed345d3b1d781
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ae4445e740e30c9ae26c41ef061e0d7ee113b6fbee5c3344b8d0b161dd34574

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ae4445e740e30c9ae26c41ef061e0d7ee113b6fbee5c3344b8d0b161dd34574",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
