/**
 * @generated SignedSource<<3cc8e7057336ffa07a7bded294cd2fc6>>
 * @relayHash 448e178780e057e471a423ed487f0bd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1641b34f34d1e1273144725a5a0678a36553527c8a58446e32391b592e516dc2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1641b34f34d1e1273144725a5a0678a36553527c8a58446e32391b592e516dc2",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
