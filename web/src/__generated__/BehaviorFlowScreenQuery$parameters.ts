/**
 * @generated SignedSource<<70af04e55a6c7aa63dfefde55bba3de5>>
 * @relayHash ccb14903736e31f0f49e1b1c09679967
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d981c379bc8258a71e69a973098584aa31d0b0ab2099af3b4853a2ceb78f28c6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d981c379bc8258a71e69a973098584aa31d0b0ab2099af3b4853a2ceb78f28c6",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
