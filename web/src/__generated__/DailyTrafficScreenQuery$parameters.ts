/**
 * @generated SignedSource<<1733c9c11b1d1cf9d7a9bc97566122a8>>
 * @relayHash 90b47254bc79444edc6fc205ed480cf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c141e5912f98699656ef935ba03c79b3f54ee8c4f1a2f5021e3c2d3f7034e50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c141e5912f98699656ef935ba03c79b3f54ee8c4f1a2f5021e3c2d3f7034e50",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
