/**
 * @generated SignedSource<<34e3f61af39a690850410496153e8876>>
 * @relayHash 80bf53b296e5e8bbc982584a4c1dcebf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d1757d378e56ddd48fd0a2c76329dae4a82bb1e4d756aacc5d2baa89804b036

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FilterPanelQuery } from './FilterPanelQuery.graphql';

const node: PreloadableConcreteRequest<FilterPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d1757d378e56ddd48fd0a2c76329dae4a82bb1e4d756aacc5d2baa89804b036",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
