/**
 * @generated SignedSource<<3ccbf68763678b2e84b8f59e32ffddff>>
 * @relayHash d4d76c396048a5d7dd1e5b0c4682004d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50186b86422782161fffa2e7b2d561f2aeecb9e6cbbd056472080573fa58ad41

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50186b86422782161fffa2e7b2d561f2aeecb9e6cbbd056472080573fa58ad41",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
