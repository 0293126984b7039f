/**
 * @generated SignedSource<<313dc4ef9e1d53fa4bc3d07cf8d90feb>>
 * @relayHash 0f9d5436b05c0f9a91a41443b3e168db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf85bb61877bd0eb4b1a304aa6ed8ea0ed1fcea3dd54adaae695f5ffa598a99f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf85bb61877bd0eb4b1a304aa6ed8ea0ed1fcea3dd54adaae695f5ffa598a99f",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
