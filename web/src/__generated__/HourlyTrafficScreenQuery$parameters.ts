/**
 * @generated SignedSource<<887c53726264f3973043ad092205422a>>
 * @relayHash 7fa71b6a994f1546fd061264acdbbf1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c5bce9a3d4aad6fc10b4eb61fb2a2271957cdef3289e0757e38dc021dbc50f3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c5bce9a3d4aad6fc10b4eb61fb2a2271957cdef3289e0757e38dc021dbc50f3",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
