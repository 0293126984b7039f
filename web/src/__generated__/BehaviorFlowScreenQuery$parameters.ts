/**
 * @generated SignedSource<<4af39eaf7a9d4b57b2cf801be5e1cf96>>
 * @relayHash cc85c4c510ca0b998c1653bdd8c12d94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e3116d1911afa8c0960341612cf467f279fac0d638f64c2a356e55f7e528b31

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e3116d1911afa8c0960341612cf467f279fac0d638f64c2a356e55f7e528b31",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
