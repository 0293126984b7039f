/**
 * @generated SignedSource<<2d212cbf6aee24b2e613d2ba3aff990e>>
 * @relayHash 49329d94dc67c25c611d739c977a4a4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50d3c679623b24575a6c9c1907adfe2f2eca8c746691fdd7c03214c05585a179

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PublicAttentionScreenQuery } from './PublicAttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicAttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50d3c679623b24575a6c9c1907adfe2f2eca8c746691fdd7c03214c05585a179",
    "metadata": {},
    "name": "PublicAttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
