/**
 * @generated SignedSource<<ee68c6c5ab35fad2ff6e870ac4076a20>>
 * @relayHash 33b5c66984310aa13f03d521a9b75a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 032796abb680ee7b2210a352d8794593e829d2a38b5a63177ae385519a6d1bae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "032796abb680ee7b2210a352d8794593e829d2a38b5a63177ae385519a6d1bae",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
