/**
 * @generated SignedSource<<3c802fd72d5f055651f6858163790848>>
 * @relayHash 0395a6ecd9f17a75054cdadb5de2981d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3670562d64b81393935f92667d621b8a36f99e2c844ad8405120ab962c4b9f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3670562d64b81393935f92667d621b8a36f99e2c844ad8405120ab962c4b9f",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
