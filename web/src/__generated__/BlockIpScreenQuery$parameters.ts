/**
 * @generated SignedSource<<1da9e73f8f91b6d47519817a0c8f51e8>>
 * @relayHash 46b1e197e12a420c69402a81fd59aa1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f86ebbe7f83cbcb2c4c6c7e9f976fa4d11424330b32a24865c34e24a20afb0e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlockIpScreenQuery } from './BlockIpScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlockIpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f86ebbe7f83cbcb2c4c6c7e9f976fa4d11424330b32a24865c34e24a20afb0e",
    "metadata": {},
    "name": "BlockIpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
