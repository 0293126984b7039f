/**
 * @generated SignedSource<<d8c2884861dea1069c0705046bf22945>>
 * @relayHash 8376ed5f5c74efc618f53a0faf9e7d94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01769b58e46f5ce1f47f34588802b25164153f772e09ee501fc11b9c66bc54c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01769b58e46f5ce1f47f34588802b25164153f772e09ee501fc11b9c66bc54c6",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
