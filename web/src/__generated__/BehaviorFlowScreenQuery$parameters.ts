/**
 * @generated SignedSource<<0f2e73cbfe983c9b0bc27350bc0013f5>>
 * @relayHash 30aeda6614d1006e875aabd309363ce7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2d2d8d1047fb7b436f2219855c3830c11d043d833ff8d03dd9c6d245c5ae50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2d2d8d1047fb7b436f2219855c3830c11d043d833ff8d03dd9c6d245c5ae50",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
